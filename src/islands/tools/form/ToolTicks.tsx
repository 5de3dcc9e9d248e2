import styles from './ToolChoices.module.css'

interface ToolTicksProps {
  readonly legend: string
  /** Begins the names of the boxes. */
  readonly name: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly ticked: readonly string[]
  readonly onTick: (id: string, ticked: boolean) => void
}

/** Things of which any may be ticked, as check boxes. */
export function ToolTicks({ legend, name, options, ticked, onTick }: ToolTicksProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id}>
          <input
            type="checkbox"
            name={`${name}-${id}`}
            checked={ticked.includes(id)}
            onChange={({ currentTarget }) => onTick(id, currentTarget.checked)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
