import { beforeEach, expect, test, vi } from 'vitest'
import { templateIds } from '../../routing/templates.ts'
import { shotSources } from '../../scripts/shotSource.ts'

const [id, other] = templateIds

/** Path suffixes of files that count as changed. */
const { changed } = vi.hoisted(() => ({ changed: new Set<string>() }))

vi.mock(import('node:fs/promises'), async (original) => {
  const actual = await original()
  const readFile = (async (path: string) =>
    [...changed].some((end) => path.endsWith(end))
      ? Buffer.from('changed')
      : actual.readFile(path)) as typeof actual.readFile
  return { ...actual, readFile }
})

beforeEach(() => changed.clear())

const sources = async () => [(await shotSources(id)).ja, (await shotSources(other)).ja] as const

test("a template's look is the same for both languages, its text is not", async () => {
  const { ja, en } = await shotSources(id)
  expect(ja.look).toBe(en.look)
  expect(ja.words).not.toBe(en.words)
})

test("a change in a template's folder changes only its look", async () => {
  const [before, beforeOther] = await sources()
  changed.add(`${id}/entry.astro`)
  const [after, afterOther] = await sources()
  expect(after.look).not.toBe(before.look)
  expect(after.words).toBe(before.words)
  expect(afterOther).toEqual(beforeOther)
})

test('a change of shared sources changes every look, but the strip does not count', async () => {
  const [before, beforeOther] = await sources()
  changed.add('src/templates/TemplateStrip.tsx')
  expect(await sources()).toEqual([before, beforeOther])
  changed.add('src/templates/base.css')
  const [after, afterOther] = await sources()
  expect(after.look).not.toBe(before.look)
  expect(afterOther.look).not.toBe(beforeOther.look)
})
