import styles from './WidthChoice.module.css'

/** Preview widths in CSS pixels. */
const widths = { phone: 390, tablet: 768, desktop: 1280 } as const

interface WidthChoiceProps extends Readonly<Record<keyof typeof widths, string>> {
  /** Accessible name of the group. */
  readonly heading: string
}

/**
 * Radio buttons for the preview width. The page's CSS follows them by `:has([value="390"]:checked)`, without
 * a script.
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
