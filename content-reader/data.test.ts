import { expect, test } from 'vitest'
import { z } from 'zod'
import { exampleOf } from '../tests/support/example.ts'
import { data } from '../tests/support/fixtureData.ts'
import { type DataName, dataFiles } from './data.ts'
import { articleHead, pageHead } from './schema/frontMatter.ts'
import { pageReference, topicReference } from './schema/references.ts'

const pages = {
  page: pageReference(['home', 'about', 'an-article']),
  parent: pageReference(['about']),
  topic: topicReference(['dx']),
}
const schemas = {
  ...Object.fromEntries(Object.entries(dataFiles).map(([name, { schema }]) => [name, schema])),
  pageHead,
  articleHead,
}

// The editor generates forms from the JSON schemas.
for (const [name, schema] of Object.entries(schemas)) {
  test(`${name} can be written as a JSON schema that allows no further keys`, () => {
    const json = z.toJSONSchema(schema(pages), { io: 'input' })
    expect(json).toMatchObject({ type: 'object', additionalProperties: false })
    expect(Object.keys(json.properties ?? {}).length).toBeGreaterThan(0)
  })
}

test('files have lower-case names with hyphens', () => {
  for (const { file } of Object.values(dataFiles)) expect(file).toMatch(/^(data\/)?[a-z-]+\.yaml$/)
})

test('a page reference is an enum of the existing pages', () => {
  const json = JSON.stringify(z.toJSONSchema(dataFiles.menu.schema(pages), { io: 'input' }))
  expect(json).toContain('"enum":["home","about","an-article"]')
})

test('files without special text formats validate against the JSON schema alone', () => {
  const plain: DataName[] = ['contact', 'services', 'coaching', 'topics', 'testimonials']
  for (const name of plain) {
    const schema = dataFiles[name].schema(pages)
    expect(schema.safeParse(exampleOf(name, schema)).error, name).toBeUndefined()
  }
})

test("the logo's label contains its visible text", () => {
  const schema = dataFiles.site.schema()
  const site = { ...(exampleOf('site', schema) as object), ...data.site }
  expect(schema.safeParse(site).error).toBeUndefined()
  const home = { ja: 'トップページ', en: 'Legatus, home' }
  const { error } = schema.safeParse({ ...site, home })
  expect(error?.issues).toMatchObject([{ path: ['home', 'ja'], message: 'logoLabel' }])
})

test('a text in one language only, or an empty one, is rejected', () => {
  const schema = dataFiles.topics.schema()
  const topics = exampleOf('topics', schema) as { topics: Record<string, object> }
  for (const wrong of [{ ja: 'a' }, { ja: 'a', en: '' }, { ja: 'a', en: 'b', fr: 'c' }, 'a']) {
    const changed = { topics: { ...topics.topics, dx: wrong } }
    expect(schema.safeParse(changed).success, JSON.stringify(wrong)).toBe(false)
  }
})
