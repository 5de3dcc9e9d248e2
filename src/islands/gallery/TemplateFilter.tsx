import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { TemplateFilterModel } from '../../models/gallery/galleryModel.ts'
import { askedCategory, everything, followCategory, showCategory } from './category.ts'
import { followReading } from './readingOn.ts'
import styles from './TemplateFilter.module.css'

interface TemplateFilterProps {
  /** The button group's accessible name. */
  readonly heading: string
  /** The first shows everything. */
  readonly filters: readonly TemplateFilterModel[]
  /** Id of the cards' container. */
  readonly place: string
}

/**
 * The gallery's filter (specification, section 4). The category is in the address and on the root
 * element, by which the page's styles hide other cards, so the island renders none itself. Without
 * JavaScript all cards are shown without a filter.
 *
 * - Its buttons are a named group with `aria-pressed`.
 * - The number of cards is announced.
 * - The button keeps the focus.
 * - On phones it leaves while one scrolls down, and returns.
 */
export function TemplateFilter({ heading, filters, place }: TemplateFilterProps) {
  const asked = useSyncExternalStore(followCategory, askedCategory, () => everything)
  const current = filters.find(({ id }) => id === asked) ?? filters[0]
  const row = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const find = (selector: string) => row.current?.querySelector<HTMLElement>(selector)
    // A button that was focused before hydration keeps the focus in view.
    const button = find(':focus') ?? find(`[value="${current?.id}"]`)
    if (button) bringIntoView(button)
  }, [current?.id])

  // Ready for clicks: src/browser/hydrateOnApproach.ts replays an early one.
  useEffect(() => {
    row.current?.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [])

  useEffect(followReading, [])

  return (
    <>
      <p aria-live="polite" className={styles.count}>
        {current?.count}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in every browser */}
      <div role="group" aria-label={heading} ref={row} className={styles.row}>
        {filters.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            value={id}
            aria-pressed={id === current?.id}
            aria-controls={place}
            className={styles.button}
            // Not during a press: a row that moves between press and release loses the click.
            onFocus={({ currentTarget }) => {
              if (currentTarget.matches(':focus-visible')) bringIntoView(currentTarget)
            }}
            onClick={() => showCategory(id, place)}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  )
}

/** In narrow windows the row scrolls: centres the button that matters. */
function bringIntoView(button: HTMLElement): void {
  const row = button.parentElement
  if (!row) return
  const { left, width } = button.getBoundingClientRect()
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2
  row.scrollBy({ left: left + width / 2 - middle, behavior: 'instant' })
}
