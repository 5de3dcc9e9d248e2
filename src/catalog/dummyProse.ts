import type { Properties } from 'hast'
import { chartElement, type Prose, readBody } from '../../content-reader/text/markdown.ts'
import type { Language } from '../../routing/language.ts'
import type { Chart } from '../models/charts/chart.ts'
import { words } from '../models/site/site.ts'
import { finishProse } from '../models/text/prose.ts'
import { dummies, items } from './dummies.ts'

const kinds = {
  paragraphs: (language: Language) => {
    const { paragraph, sentence, label } = dummies[language]
    return `${paragraph}\n\n**${label}** [${sentence}](page:business) ${paragraph}`
  },
  quote: (language: Language) => {
    const { paragraph, quote } = dummies[language]
    return `${paragraph}\n\n{quote} ${quote}\n\n${paragraph}`
  },
  lists: (language: Language) => {
    const { sentence, paragraph } = dummies[language]
    const texts = [sentence, paragraph, sentence]
    return `${texts.map((text) => `- ${text}`).join('\n')}\n\n${sentence}\n\n${texts.map((text) => `1. ${text}`).join('\n')}`
  },
  checklist: (language: Language) => {
    const { sentence, paragraph } = dummies[language]
    return [sentence, paragraph].map((text) => `- [ ] ${text}`).join('\n')
  },
  table: (language: Language) => {
    const { sentence } = dummies[language]
    const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
    const head = items(language, 4)
    const body = [head, head].map(([first = '']) => row([first, sentence, sentence, sentence]))
    return [row(head), row(head.map(() => '---')), ...body].join('\n')
  },
  figures: (language: Language) => {
    const { label, paragraph } = dummies[language]
    const figures = Object.keys(words.figures.figures).slice(0, 2)
    return [...figures.map((id) => `${label} {figure:${id}}`), paragraph].join('\n\n')
  },
}

/** Placeholder prose of a kind, processed like a page's text. */
export function proseOf(kind: keyof typeof kinds, language: Language): Prose {
  const { intro } = readBody('the component page', kinds[kind](language), language)
  return finishProse(intro, language, [])
}

/** Prose that contains only this chart. */
export function chartTree(chart: Chart): Prose {
  const properties = { chart } as unknown as Properties
  return {
    type: 'root',
    children: [{ type: 'element', tagName: chartElement, properties, children: [] }],
  }
}
