import { createHash } from 'node:crypto'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { policy, writePolicy } from './policy.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`

/** What becomes of a page when its policy is written. */
function written(html: string): string {
  const document = parse(html)
  writePolicy({ name: 'page.html', file: 'page.html', document })
  return document.toString()
}

test('a page allows its own styles and scripts, byte for byte, and no others', () => {
  const page = parse(
    `<style>a::before{content:"&lt;"}</style><script>1 < 2</script><script src="/a.js"></script>
<script type="module">3</script><script type="speculationrules">{}</script>
<script type="application/ld+json">{"a":1}</script>`,
  )
  const directives = policy(page).split(';')
  expect(directives).toContain(`style-src ${hash('a::before{content:"&lt;"}')}`)
  expect(directives).toContain(`script-src 'self' ${hash('1 < 2')} ${hash('3')} ${hash('{}')}`)
  expect(directives[0]).toBe("default-src 'none'")
})

test('a page without inline styles or scripts has no hashes', () => {
  expect(policy(parse('<p></p>'))).toContain("script-src 'self';style-src 'none';")
})

test('the policy comes before everything that it is to cover', () => {
  const html = written(
    '<!DOCTYPE html><html><head><meta charset="utf-8"><style>a{b:c}</style></head></html>',
  )
  expect(html).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="content-security-policy" content="default-src 'none';[^"]+"><style>a\{b:c\}<\/style>/,
  )
})

test('a page that brings a policy of its own keeps it', () => {
  const html =
    '<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="a"></head>'
  expect(written(html)).toBe(html)
})

test('a page whose head begins with anything else stops the build', () => {
  const html = '<head><script src="/a.js"></script><meta charset="utf-8"></head>'
  expect(() => written(html)).toThrow(/page\.html: .*meta charset/)
})
