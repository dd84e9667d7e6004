/** Moving through the steps: five buttons, a slider, and how large the board is. */
import { goTo, togglePlaying } from '../../actions/stepping';
import type { SessionProps, ViewProps } from '../../app';
import { isBusy } from '../../state/state';
import { Button } from '../Button';
import { Icon, type IconName } from '../icons';
import { LargeCells } from '../LargeCells';
import { OpenLarge } from '../OpenLarge';

export function Controls({ app, state, session }: SessionProps) {
  const { step, logic } = session;
  const steps = logic.steps.length;
  const position = steps === 0 ? 'No steps' : `Step ${step} of ${steps}`;
  const moving = { step, steps, disabled: isBusy(state) || steps === 0, onStep: (to: number) => goTo(app, to) };
  return (
    <section class="controls" aria-label="Steps">
      <Moves playing={state.playing} onPlay={() => togglePlaying(app)} {...moving} />
      <div class="position">
        <span class="count">{position}</span>
        <Slider position={position} {...moving} />
      </div>
    </section>
  );
}

/** How large the board is shown. */
export function BoardChoices({ app, state }: ViewProps) {
  return (
    <div class="bar">
      <LargeCells app={app} large={state.largeCells} />
      <OpenLarge app={app} />
    </div>
  );
}

interface MovingProps {
  readonly step: number;
  readonly steps: number;
  readonly disabled: boolean;
  readonly onStep: (step: number) => void;
}

function Slider({ step, steps, disabled, position, onStep }: MovingProps & { readonly position: string }) {
  return (
    <input
      type="range"
      aria-label="Step"
      aria-valuetext={position}
      min={0}
      max={steps}
      value={step}
      disabled={disabled}
      onInput={(event) => onStep(Number(event.currentTarget.value))}
    />
  );
}

interface MovesProps extends MovingProps {
  readonly playing: boolean;
  readonly onPlay: () => void;
}

function Moves({ step, steps, playing, disabled, onStep, onPlay }: MovesProps) {
  const move = (label: string, icon: IconName, target: number, look: 'icon' | 'main icon', off: boolean) => (
    <Button look={look} label={label} disabled={disabled || off} onClick={() => onStep(target)}>
      <Icon name={icon} />
      <span class="word">{label}</span>
    </Button>
  );
  return (
    <div class="moves">
      {move('First', 'first', 0, 'icon', step === 0)}
      {move('Previous', 'previous', step - 1, 'icon', step === 0)}
      <Button look="icon" label={playing ? 'Pause' : 'Play'} disabled={disabled} onClick={onPlay}>
        <Icon name={playing ? 'pause' : 'play'} />
        <span class="word">{playing ? 'Pause' : 'Play'}</span>
      </Button>
      {move('Next', 'next', step + 1, 'main icon', step === steps)}
      {move('Last', 'last', steps, 'icon', step === steps)}
    </div>
  );
}
