import type { ReactNode } from 'react'
import { BackLink } from '../../components/frame/BackLink.tsx'
import { Breadcrumb } from '../../components/frame/Breadcrumb.tsx'
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
      <Hero {...hero} low />
      <div className={styles.search}>
        <Breadcrumb {...breadcrumb} />
        {back && <BackLink {...back} />}
        {children}
      </div>
    </>
  )
}
