import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { stringify } from 'yaml'
import { type DataName, dataFiles } from '../../content-reader/data.ts'
import { templateFile } from '../../content-reader/readTemplate.ts'
import { pageReference, topicReference } from '../../content-reader/schema/references.ts'
import { termsSchema } from '../../content-reader/schema/terms.ts'
import { type Language, languages } from '../../routing/language.ts'
import { fixedRoutes, table } from '../../routing/table.ts'
import { templateIds } from '../../routing/templates.ts'
import { exampleOf } from './example.ts'
import { data } from './fixtureData.ts'

/** A small, complete `content/` in its own folder, so that no test depends on the firm's texts. */
export interface Content {
  readonly root: string
  write(file: string, text: string | Uint8Array): void
  remove(file: string): void
  /** Writes an example data file with some keys changed. */
  writeData(name: DataName, changes: object): void
}

export const articles = {
  'first-article': { topic: 'dx', published: '2025-01-31' },
  'second-article': { topic: 'esg', published: '2026-03-01' },
} as const

export function makeContent(): Content {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  made.push(root)
  const path = (file: string) => join(root, 'content', file)
  const content: Content = {
    root,
    write(file, text) {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
    },
    remove: (file) => rmSync(path(file)),
    writeData(name, changes) {
      const { file, schema } = dataFiles[name]
      const page = pageReference([...Object.keys(table), ...Object.keys(articles)])
      const topic = topicReference(Object.values(articles).map((each) => each.topic))
      const example = exampleOf(name, schema({ page, parent: page, topic })) as object
      content.write(file, stringify({ ...example, ...data[name], ...changes }))
    },
  }
  for (const name of Object.keys(dataFiles) as DataName[]) content.writeData(name, {})
  content.write('terms.yaml', stringify(exampleOf('terms', termsSchema)))
  for (const id of templateIds) {
    // The templates' texts are sample texts anyway.
    content.write(templateFile(id), readFileSync(join('content', templateFile(id))))
  }
  for (const language of languages) {
    for (const { id } of fixedRoutes) {
      content.write(`pages/${id}.${language}.md`, pageFile(id, language))
    }
    for (const [id, { topic, published }] of Object.entries(articles)) {
      const more = { address: `/${id}`, parent: 'insights', topic, published, modified: published }
      content.write(`articles/${id}.${language}.md`, pageFile(id, language, more))
    }
  }
  return content
}

const made: string[] = []

export function removeContents(): void {
  for (const root of made.splice(0)) rmSync(root, { recursive: true, force: true })
}

/**
 * The source of a page.
 * @param more additional front matter
 * @param body Markdown
 */
export function pageFile(id: string, language: Language, more: object = {}, body = 'Text.\n') {
  const head = {
    title: `${id}-title-${language}`,
    subtitle: `${id}-subtitle-${language}`,
    description: `${id}-description-${language}`,
    question: `${id}-question-${language}`,
    hero: 'arcade',
    ...more,
  }
  return `---\n${stringify(head)}---\n${body}`
}
