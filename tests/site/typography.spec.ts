import { expect, test } from '@playwright/test'
import { documents } from './support/documents.ts'

test('no English page has straight quotation marks or apostrophes', async () => {
  const found: string[] = []
  for (const [path, { language, document }] of await documents()) {
    if (language !== 'en') continue
    for (const element of document.querySelectorAll('script, style')) element.remove()
    const described = document
      .querySelectorAll('[alt], [aria-label], [content]:not([http-equiv])')
      .map((each) =>
        ['alt', 'aria-label', 'content'].map((name) => each.getAttribute(name) ?? '').join(' '),
      )
    for (const text of [document.textContent, ...described]) {
      const straight = /.{0,30}["'].{0,30}/.exec(text)?.[0]
      if (straight) found.push(`${path}: ${straight}`)
    }
  }
  expect(found).toEqual([])
})
