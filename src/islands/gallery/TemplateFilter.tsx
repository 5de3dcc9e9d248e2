import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { TemplateFilterModel } from '../../models/gallery/galleryModel.ts'
import { askedCategory, everything, followCategory, showCategory } from './category.ts'
import styles from './TemplateFilter.module.css'

interface TemplateFilterProps {
  /** The name of the group of buttons. */
  readonly heading: string
  /** The first shows everything. */
  readonly filters: readonly TemplateFilterModel[]
  /** The id of the cards' place. */
  readonly place: string
}

/**
 * The filter of the gallery (specification, section 4). The category is in the address, and on the root
 * element, where the page's styles leave its cards alone in view: so the island holds no card. Without
 * JavaScript every card shows, and there is no filter.
 *
 * - Its buttons are a group with a name; the pressed one says so.
 * - How many cards are left is announced.
 * - The focus stays on the button.
 */
export function TemplateFilter({ heading, filters, place }: TemplateFilterProps) {
  const asked = useSyncExternalStore(followCategory, askedCategory, () => everything)
  const current = filters.find(({ id }) => id === asked) ?? filters[0]
  const row = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const find = (selector: string) => row.current?.querySelector<HTMLElement>(selector)
    // Whoever came by keyboard before the island was ready stays where the focus is.
    const button = find(':focus') ?? find(`[value="${current?.id}"]`)
    if (button) bringIntoView(button)
  }, [current?.id])

  // From now on a press does something: src/browser/hydrateOnApproach.ts repeats one that came before.
  useEffect(() => {
    row.current?.dispatchEvent(new Event('island:ready', { bubbles: true }))
  }, [])

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
            // Not under a finger: a row that moves between press and release takes the press away.
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

/** On a narrow window the row scrolls sideways: whichever button matters comes to its middle. */
function bringIntoView(button: HTMLElement): void {
  const row = button.parentElement
  if (!row) return
  const { left, width } = button.getBoundingClientRect()
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2
  row.scrollBy({ left: left + width / 2 - middle, behavior: 'instant' })
}
