import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { splitFrontMatter } from '../../content-reader/parse.ts'

/** Leaves room for a number. */
const longest = { ja: 100, en: 150 }

/**
 * Adds articles with the texts of the real ones in turn, under their own names and dates.
 * @param content folder of a site copy
 * @param count total number of articles, including the real ones
 */
export function writeArticles(content: string, count: number): void {
  const folder = join(content, 'articles')
  const ids = readdirSync(folder).flatMap((name) => /^(.+)\.ja\.md$/.exec(name)?.[1] ?? [])
  for (let number = ids.length + 1; number <= count; number += 1) {
    const id = ids[number % ids.length] ?? ''
    for (const language of ['ja', 'en'] as const) {
      const name = `${id}.${language}.md`
      const { head, body } = splitFrontMatter(name, readFileSync(join(folder, name), 'utf8'))
      const { label: _, ...words } = parse(head)
      const day = new Date(Date.UTC(2010, 0, number)).toISOString().slice(0, 10)
      const own = {
        ...words,
        title: `${words.title} ${number}`,
        description: `${number} ${words.description.slice(0, longest[language])}`,
        address: `/article-${number}`,
        published: day,
        modified: day,
      }
      const text = `---\n${stringify(own)}---\n${body}`
      writeFileSync(join(folder, `article-${number}.${language}.md`), text)
    }
  }
}
