import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import type { HTMLAttributes } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { chartElement, type Prose as ProseTree } from '../../../content-reader/text/markdown.ts'
import { Chart } from '../charts/Chart.tsx'
import styles from './Prose.module.css'

const components = { table: ScrollingTable, [chartElement]: Chart } as Partial<Components>

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

/** A wide table scrolls by itself on a phone, with the keyboard too, instead of widening the page. */
function ScrollingTable(table: HTMLAttributes<HTMLTableElement>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <div className={styles.scroll} tabIndex={0}>
      <table {...table} />
    </div>
  )
}
