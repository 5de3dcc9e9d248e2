import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { writePolicy } from './policy.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

function written(html: string): string {
  const document = parse(html)
  writePolicy({ name: 'page.html', file: 'page.html', document })
  return document.toString()
}

function policy(html: string): string {
  const page = parse(written(`<head><meta charset="utf-8"></head>${html}`))
  return page.querySelector('meta[http-equiv]')?.getAttribute('content') ?? ''
}

test('a page allows exactly its own inline styles and scripts', () => {
  const directives = policy(
    `<style>a::before{content:"&lt;"}</style><script>1 < 2</script><script src="/a.js"></script>
<script type="speculationrules">{}</script><script type="application/ld+json">{"a":1}</script>`,
  ).split(';')
  expect(directives).toContain(`style-src ${hash('a::before{content:"&lt;"}')}`)
  expect(directives).toContain(`script-src 'self' ${hash('1 < 2')} ${hash('{}')}`)
  expect(directives[0]).toBe("default-src 'none'")
  expect(policy('<p></p>')).toContain("script-src 'self';style-src 'none';")
})

test("the policy precedes everything it covers, and a page's own policy is kept", () => {
  const html = written('<head><meta charset="utf-8"><style>a{b:c}</style></head>')
  expect(html).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';[^"]+"><style>/,
  )
  expect(written(html)).toBe(html)
  const other = '<head><script src="/a.js"></script><meta charset="utf-8"></head>'
  expect(() => written(other)).toThrow(/page\.html: .*meta charset/)
})
