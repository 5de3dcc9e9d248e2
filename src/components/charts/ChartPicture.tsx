import { Icon } from '../../icons/Icon.tsx'
import type { Link } from '../../models/site/links.ts'
import styles from './ChartPicture.module.css'

interface ChartPictureProps extends Link {
  /** Id of the chart's title. */
  readonly of: string
}

/** Opens a chart as a picture that others may use: a quiet icon in the corner of its figure. */
export function ChartPicture({ href, label, of }: ChartPictureProps) {
  return (
    <a href={href} title={label} aria-describedby={of} className={styles.picture}>
      <Icon name="picture" />
      <span>{label}</span>
    </a>
  )
}
