/** What can be done to the picture besides drawing: taking back, emptying, moving, turning, another size. */
import type { Size } from '../../../src/contract/places';
import { changeSize, chooseTool, stepThroughChanges, transform } from '../../actions/drawing';
import type { App } from '../../app';
import { sizeOfGrid } from '../../state/cells';
import { type Drawing, nextChange } from '../../state/drawing';
import { isBusy, type State } from '../../state/state';
import { flipped, mirrored, negative, resized, shifted, turned } from '../../state/transforms';
import { Button } from '../Button';
import { Icon, type IconName } from '../icons';
import { LargeCells } from '../LargeCells';
import { LineCountOptions } from '../LineCountOptions';
import { OpenLarge } from '../OpenLarge';

interface ToolsProps {
  readonly app: App;
  readonly state: State;
  readonly drawing: Drawing;
}

export function DrawTools(props: ToolsProps) {
  const { app, state, drawing } = props;
  return (
    <section class="tools" aria-label="Drawing tools">
      <div class="strokes">
        <History {...props} way="undo" label="Undo" />
        <History {...props} way="redo" label="Redo" />
        <label class="choice">
          <input
            type="checkbox"
            checked={state.tool === 'empty'}
            onChange={(event) => chooseTool(app, event.currentTarget.checked ? 'empty' : 'draw')}
          />
          Empty
        </label>
        <LargeCells app={app} large={state.largeCells} />
      </div>
      <Transforms {...props} />
      <div class="bar">
        <SizeFields app={app} size={sizeOfGrid(drawing.base)} disabled={isBusy(state)} />
        <OpenLarge app={app} />
      </div>
    </section>
  );
}

function History({ app, drawing, way, label }: ToolsProps & { readonly way: 'undo' | 'redo'; readonly label: string }) {
  return (
    <Button disabled={nextChange(drawing, way) === null} onClick={() => stepThroughChanges(app, way)}>
      <Icon name={way} />
      {label}
    </Button>
  );
}

const TRANSFORMS: readonly {
  readonly label: string;
  readonly icon: IconName;
  readonly change: Parameters<typeof transform>[1];
}[] = [
  { label: 'Move left', icon: 'left', change: (picture) => shifted(picture, 0, -1) },
  { label: 'Move up', icon: 'up', change: (picture) => shifted(picture, -1, 0) },
  { label: 'Move down', icon: 'down', change: (picture) => shifted(picture, 1, 0) },
  { label: 'Move right', icon: 'right', change: (picture) => shifted(picture, 0, 1) },
  { label: 'Mirror', icon: 'mirror', change: mirrored },
  { label: 'Flip upside down', icon: 'flip', change: flipped },
  { label: 'Turn right', icon: 'turn', change: turned },
  { label: 'Negative', icon: 'negative', change: negative },
  { label: 'Clear', icon: 'clear', change: (picture) => resized([], sizeOfGrid(picture)) },
];

function Transforms({ app, state }: ToolsProps) {
  return (
    <fieldset class="transforms" aria-label="Change the whole picture">
      {TRANSFORMS.map(({ label, icon, change }) => (
        <Button key={label} look="icon" label={label} disabled={isBusy(state)} onClick={() => transform(app, change)}>
          <Icon name={icon} />
        </Button>
      ))}
    </fieldset>
  );
}

interface SizeProps {
  readonly app: App;
  readonly size: Size;
  readonly disabled: boolean;
}

function SizeFields({ app, size, disabled }: SizeProps) {
  const field = (name: keyof Size, label: string) => (
    <select
      aria-label={label}
      value={size[name]}
      disabled={disabled}
      onChange={(event) => changeSize(app, { ...size, [name]: Number(event.currentTarget.value) })}
    >
      <LineCountOptions />
    </select>
  );
  return (
    <span class="size">
      Size {field('rows', 'Rows')} × {field('columns', 'Columns')}
    </span>
  );
}
