import styles from './ToolChoices.module.css'

interface ToolChoicesProps {
  /** The question. */
  readonly legend: string
  /** The name of the answer among the form's. */
  readonly name: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** A question of a tool with its answers side by side, of which one is chosen. */
export function ToolChoices({ legend, name, options, chosen, onChoose }: ToolChoicesProps) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
