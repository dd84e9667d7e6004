/** Moving through the steps: five buttons, a slider, and how large the board is. */

import { Button } from './Button';
import type { IconName } from './icons';
import { Icon } from './icons';

interface ControlsProps {
  readonly step: number;
  readonly steps: number;
  readonly playing: boolean;
  readonly large: boolean;
  readonly disabled: boolean;
  readonly onStep: (step: number) => void;
  readonly onPlay: () => void;
  readonly onLarge: (large: boolean) => void;
}

export function Controls(props: ControlsProps) {
  const { step, steps, large, disabled, onStep, onLarge } = props;
  return (
    <section class="controls" aria-label="Steps">
      <div class="bar">
        <span class="count">{`Step ${step} of ${steps}`}</span>
        <label class="choice">
          <input type="checkbox" checked={large} onChange={(event) => onLarge(event.currentTarget.checked)} />
          Large cells
        </label>
      </div>
      <input
        type="range"
        aria-label="Step"
        aria-valuetext={`Step ${step} of ${steps}`}
        min={0}
        max={steps}
        value={step}
        disabled={disabled || steps === 0}
        onInput={(event) => onStep(Number(event.currentTarget.value))}
      />
      <Moves {...props} />
    </section>
  );
}

function Moves({ step, steps, playing, disabled, onStep, onPlay }: ControlsProps) {
  const move = (label: string, icon: IconName, target: number, look: 'icon' | 'main icon', off: boolean) => (
    <Button look={look} label={label} disabled={disabled || off} onClick={() => onStep(target)}>
      <Icon name={icon} />
    </Button>
  );
  return (
    <div class="moves">
      {move('First', 'first', 0, 'icon', step === 0)}
      {move('Previous', 'previous', step - 1, 'icon', step === 0)}
      <Button look="icon" label={playing ? 'Pause' : 'Play'} disabled={disabled || steps === 0} onClick={onPlay}>
        <Icon name={playing ? 'pause' : 'play'} />
      </Button>
      {move('Next', 'next', step + 1, 'main icon', step === steps)}
      {move('Last', 'last', steps, 'icon', step === steps)}
    </div>
  );
}
