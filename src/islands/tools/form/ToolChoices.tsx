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
    <fieldset className={styles.choices} data-short={columnsOf(options)}>
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

/** How many answers fit side by side on a phone, in at most two lines: twelve Japanese characters, or twice as many Latin ones. */
function columnsOf(options: ToolChoicesProps['options']): 2 | 3 | undefined {
  const widths = options.map(
    ({ label }) => label.replaceAll('\u200b', '').replaceAll(/[^\0-\xff]/g, '  ').length,
  )
  const widest = Math.max(...widths)
  // Never two and one.
  if (options.length === 3) return widest <= 8 ? 3 : undefined
  return widest <= 25 ? 2 : undefined
}
