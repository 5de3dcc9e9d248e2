import type { ComponentProps, KeyboardEvent } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import styles from './CarouselControls.module.css'
import type { Rotation } from './useRotation.ts'

export interface CarouselWords {
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  readonly dots: string
  /** One label per slide, e.g. "1 of 4". */
  readonly slides: readonly string[]
  /** One label per dot, e.g. "Show slide 1". */
  readonly goTo: readonly string[]
}

interface CarouselControlsProps {
  readonly words: CarouselWords
  readonly count: number
  readonly current: number
  readonly rotation: Rotation
  readonly dots: boolean
  readonly onTurn: (by: 1 | -1) => void
  readonly onShow: (slide: number) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A carousel's buttons: pause first in the tab order, as the WAI-ARIA pattern asks. */
export function CarouselControls(props: CarouselControlsProps) {
  const { words, count, current, rotation, dots, onTurn, onShow, onKeyDown } = props
  return (
    <div className={styles.controls}>
      {rotation.available && (
        <button
          type="button"
          aria-label={rotation.stopped ? words.play : words.pause}
          className={`${styles.button} ${styles.pause}`}
          onClick={rotation.toggle}
        >
          <Icon name={rotation.stopped ? 'play' : 'pause'} />
        </button>
      )}
      <Arrow
        label={words.previous}
        icon="previous"
        onPress={() => onTurn(-1)}
        onKeyDown={onKeyDown}
      />
      <Arrow label={words.next} icon="next" onPress={() => onTurn(1)} onKeyDown={onKeyDown} />
      {dots && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would read as part of a form
        <div role="group" aria-label={words.dots} className={styles.dots}>
          {Array.from({ length: count }, (_, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: one dot per slide, never reordered
              key={at}
              type="button"
              aria-label={words.goTo[at]}
              aria-current={at === current || undefined}
              className={styles.dot}
              onClick={() => onShow(at)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

interface ArrowProps {
  readonly label: string
  readonly icon: ComponentProps<typeof Icon>['name']
  readonly onPress: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

function Arrow({ label, icon, onPress, onKeyDown }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={styles.button}
      onClick={onPress}
      onKeyDown={onKeyDown}
    >
      <Icon name={icon} />
    </button>
  )
}
