/** A strip of tabs of which one is chosen. */
interface StripProps<T extends string> {
  /** The class of the strip. */
  readonly look: string;
  readonly name: string;
  readonly legend: string;
  readonly tabs: readonly { readonly value: T; readonly label: string }[];
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
}

export function Strip<T extends string>({ look, name, legend, tabs, chosen, onChoose }: StripProps<T>) {
  return (
    <fieldset class={look}>
      <legend class="unseen">{legend}</legend>
      {tabs.map(({ value, label }) => (
        <label key={value}>
          <input class="unseen" type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span class="tab">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
