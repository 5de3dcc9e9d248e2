import { expect, test, vi } from 'vitest'
import type { ArticleId } from '../../../routing/table.ts'
import { backLink } from './backLink.ts'

vi.mock(import('../site/site.ts'), async () => {
  const { fixtureSite } = await import('../../../tests/support/site.ts')
  return fixtureSite()
})

test("an article's back link leads to its parent", () => {
  expect(backLink('third-article' as ArticleId, 'ja')?.href).toBe('/templates')
})

test('home has no back link', () => {
  expect(backLink('home', 'ja')).toBeNull()
})
