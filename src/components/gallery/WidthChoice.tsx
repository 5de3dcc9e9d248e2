import styles from './WidthChoice.module.css'

/** The widths at which a template is looked at, in CSS pixels. */
const widths = { phone: 390, tablet: 768, desktop: 1280 } as const

interface WidthChoiceProps extends Readonly<Record<keyof typeof widths, string>> {
  /** The name of the choice. */
  readonly heading: string
}

/**
 * The choice of a width. The page's styles follow it by `:has([value="390"]:checked)`, without a script.
 *
 * - It is a group of radio buttons with a name: the arrow keys move in it.
 */
export function WidthChoice({ heading, ...labels }: WidthChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{heading}</legend>
      {(['phone', 'tablet', 'desktop'] as const).map((width) => (
        <label key={width}>
          <input
            type="radio"
            name="width"
            value={widths[width]}
            defaultChecked={width === 'desktop'}
          />
          <i className={styles[width]} aria-hidden="true" />
          <span>
            {labels[width]} <small>{widths[width]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
