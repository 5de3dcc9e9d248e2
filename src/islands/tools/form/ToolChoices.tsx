import styles from './ToolChoices.module.css'

interface ToolChoicesProps {
  readonly legend: string
  readonly name: string
  readonly options: readonly { readonly id: string; readonly label: string }[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** A question with its answers as radio buttons. */
export function ToolChoices({ legend, name, options, chosen, onChoose }: ToolChoicesProps) {
  return (
    <fieldset className={styles.choices} data-short={options.every(isShort) || undefined}>
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

/** Whether it fits beside another on a phone, in two lines: twelve Japanese characters, or twice as many Latin ones. */
const isShort = ({ label }: { readonly label: string }) =>
  label.replaceAll('\u200b', '').replaceAll(/[^\0-\xff]/g, '  ').length <= 25
