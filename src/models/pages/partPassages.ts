import { chartPassages } from '../charts/chartPassages.ts'
import type { Case } from '../firm/cases.ts'
import type { Person } from '../firm/people.ts'
import type { TableModel } from '../text/tableModel.ts'
import type { PlacedPart } from './partModels.ts'

/** A part's words for the search index. Exhaustive, so that a new kind cannot be forgotten. */
export function partPassages(part: PlacedPart): string[] {
  switch (part.show) {
    case 'exits':
      return part.exits.map(({ name, expansion, facts, text }) =>
        [name, expansion, ...facts.map((fact) => fact.text), text].filter(Boolean).join(' '),
      )
    case 'profile':
    case 'rows':
    case 'frame':
    case 'first-talk':
      return part.rows.map(({ label, value, values }) =>
        [label, value, ...values].filter(Boolean).join(' '),
      )
    case 'people':
      return part.people.flatMap(profilePassages)
    case 'cases':
      return [...chartPassages(part.roads), ...part.cases.flatMap(profilePassages)]
    case 'fees':
      return [
        part.table.title,
        part.table.work.map(({ name }) => name).join(' '),
        ...part.table.terms.map(({ label, cells }) => [label, ...cells].join(' ')),
      ]
    case 'testimonials':
      return part.testimonials.map(({ name, company, opening, content }) =>
        [name, company, `${opening} ${content}`.trim()].join(' '),
      )
    case 'cards':
    case 'services':
    case 'businesses':
      return part.cards.map(({ title, text }) => `${title.join('')} ${text}`)
    case 'articles':
      return part.articles.map(({ title, finding = '' }) => `${title.join('')} ${finding}`)
    case 'button':
    case 'link':
      // It only names a page that is found itself.
      return []
    case 'exit-rules':
      return [
        part.rules.words.rules,
        part.rules.words.speaks,
        part.rules.words.hinders,
        ...part.rules.exits.flatMap(({ name, speaks, hinders }) => [
          name,
          ...[...speaks, ...hinders].flatMap(({ when, text, change }) => [
            when,
            text,
            change && `${part.rules.words.change} ${change}`,
          ]),
        ]),
      ].filter((text) => text !== undefined)
    case 'exit-example':
      // Its findings are already among the rules.
      return [
        ...part.example.answers.map(({ ask, answer }) => `${ask} ${answer}`),
        part.example.words.results,
        ...part.example.findings.map(({ first }) => `${part.example.words.first} ${first}`),
      ]
    case 'plan-rules':
      return part.plans.flatMap(({ name, table }) => [name, ...tablePassages(table)])
    case 'plan-example':
      return tablePassages(part.plan.table)
    case 'tool':
      return [part.tool.name, part.tool.notSent]
  }
}

function profilePassages({ name, rows }: Pick<Case | Person, 'name' | 'rows'>): string[] {
  return [name, ...rows.map(({ label, value }) => `${label} ${value}`)]
}

function tablePassages({ rows }: TableModel): string[] {
  return rows.flatMap(({ label, text = '', cells }) => [`${label} ${text}`, ...cells])
}
