import type { ReactNode } from 'react'
import { Trail } from '../../components/frame/Trail.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import type { SearchModel } from '../../models/search/searchModel.ts'
import styles from './SearchView.module.css'

interface SearchViewProps {
  readonly model: SearchModel
  readonly children?: ReactNode
}

export function SearchView({ model, children }: SearchViewProps) {
  const { hero, breadcrumb, back } = model
  return (
    <>
      <Hero {...hero} height="low" />
      <div className={styles.search}>
        <Trail back={back} breadcrumb={breadcrumb} />
        {children}
      </div>
    </>
  )
}
