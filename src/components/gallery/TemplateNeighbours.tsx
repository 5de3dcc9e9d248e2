import { Icon } from '../../icons/Icon.tsx'
import type { Link } from '../../models/site/links.ts'
import styles from './TemplateNeighbours.module.css'

interface TemplateNeighboursProps {
  readonly previous: Link
  readonly next: Link
}

export function TemplateNeighbours({ previous, next }: TemplateNeighboursProps) {
  return (
    <div className={styles.neighbours}>
      <a href={previous.href}>
        <Icon name="previous" label={previous.label} />
      </a>
      <a href={next.href}>
        <Icon name="next" label={next.label} />
      </a>
    </div>
  )
}
