import type { ComponentProps } from 'react'
import type { BackModel } from '../../models/frame/backLink.ts'
import { BackLink } from './BackLink.tsx'
import { Breadcrumb } from './Breadcrumb.tsx'
import styles from './Trail.module.css'

interface TrailProps {
  /** Null where nothing is above the page. */
  readonly back: BackModel | null
  readonly breadcrumb: ComponentProps<typeof Breadcrumb>
}

/** The way back and the page's place, in the same order on every page. */
export function Trail({ back, breadcrumb }: TrailProps) {
  const both = back && breadcrumb.links.length === 1 && styles.both
  return (
    <div className={[styles.trail, both].filter(Boolean).join(' ')}>
      {back && <BackLink {...back} />}
      <Breadcrumb {...breadcrumb} />
    </div>
  )
}
