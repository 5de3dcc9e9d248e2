import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { HTMLAttributes } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { chartElement, type Prose as ProseTree } from '../../../content-reader/text/markdown.ts'
import { Chart } from '../charts/Chart.tsx'
import cards from '../tables/cards.module.css'
import { LaidOutTable } from '../tables/LaidOutTable.tsx'
import styles from './Prose.module.css'

const components = { table: Table, [chartElement]: Chart } as Partial<Components>

interface ProseProps extends HTMLAttributes<HTMLDivElement> {
  readonly tree: ProseTree
}

/** A piece of running text: paragraphs, lists, tables and links. */
export function Prose({ tree, className = '', ...div }: ProseProps) {
  return (
    <div {...div} className={`${styles.prose} ${className}`}>
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components })}
    </div>
  )
}

interface TableProps extends HTMLAttributes<HTMLTableElement> {
  /** Whether its rows become cards on a phone (src/models/text/cardTable.ts). */
  readonly 'data-cards'?: string
}

/** Any other wide table scrolls by itself on a phone, with the keyboard too, instead of widening the page. */
function Table({ 'data-cards': rows, ...table }: TableProps) {
  if (rows !== undefined) {
    return (
      <LaidOutTable later className={cards.cards ?? ''}>
        {table.children}
      </LaidOutTable>
    )
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div data-later className={styles.scroll} tabIndex={0}>
      <table {...table} />
    </div>
  )
}
