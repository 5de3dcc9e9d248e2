import type { Properties } from 'hast'
import { chartElement, type Prose } from '../../../content-reader/text/markdown.ts'
import type { Chart } from './chartModel.ts'

/** Prose that contains only this chart. */
export function chartTree(chart: Chart): Prose {
  const properties = { chart } as unknown as Properties
  return {
    type: 'root',
    children: [{ type: 'element', tagName: chartElement, properties, children: [] }],
  }
}
