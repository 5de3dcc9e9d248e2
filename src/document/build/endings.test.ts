import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { bindEndings } from './endings.ts'

/** A text after its ending is held together, which `[` and `]` stand for. */
function bound(html: string): string {
  const page = parse(html)
  bindEndings(page)
  return page.toString().replaceAll('<span data-whole>', '[').replaceAll('</span>', ']')
}

test('the last five characters of a Japanese text are held together', () => {
  expect(bound('<p>六つの面から考えます。</p>')).toBe('<p>六つの面から[考えます。]</p>')
  expect(bound('<li>改善する</li>')).toBe('<li>改善する</li>')
})

test('of an English text the last words are, where the very last is short', () => {
  expect(bound('<p>destroyed at the end.</p>')).toBe('<p>destroyed at [the end.]</p>')
  expect(bound('<p>the last is longer</p>')).toBe('<p>the last is longer</p>')
  expect(bound('<p>an incomprehensible it</p>')).toBe('<p>an incomprehensible it</p>')
})

test('what is held begins where a reader may pause, not with a particle or within a word', () => {
  expect(bound('<p>費用は引き渡しの日に一度だけお支払いいただきます。</p>')).not.toMatch(
    /\[[のにはがをとす]/,
  )
  expect(bound('<li>家族の納得も要る</li>')).toBe('<li>家族の[納得も要る]</li>')
  expect(bound('<li>手順を紙に書き出した</li>')).toBe('<li>手順を紙に[書き出した]</li>')
})

test('what is in the line is held with the rest, or has an ending of its own', () => {
  expect(bound('<p>事業は続く<sup><a href="#n">1</a></sup>。</p>')).toBe(
    '<p>事業[は続く<sup><a href="#n">1</a></sup>。]</p>',
  )
  expect(bound('<p>詳しくは<a href="/a">地域の中小企業のための成長戦略の策定</a></p>')).toBe(
    '<p>詳しくは<a href="/a">地域の中小企業のための成長[戦略の策定]</a></p>',
  )
})

test('space between the parts of a text is not one of its characters', () => {
  expect(bound('<p>費用は<a href="/a">三原則</a> <em>参照</em></p>')).toBe(
    '<p>費用は[<a href="/a">三原則</a> <em>参照</em>]</p>',
  )
})

test('entities stay whole', () => {
  expect(bound('<p>企業の合併はM&amp;Aです</p>')).toBe('<p>企業の合併は[M&amp;Aです]</p>')
})

test('what an island renders is left alone, what it was given is not', () => {
  const island =
    '<astro-island><p>六つの面から考えます。</p><astro-slot><p>面から考えます。</p></astro-slot></astro-island>'
  expect(bound(island)).toBe(
    '<astro-island><p>六つの面から考えます。</p><astro-slot><p>面から[考えます。]</p></astro-slot></astro-island>',
  )
})

test('a list of links and the parts of a nested list are their own', () => {
  expect(bound('<ul><li><a href="/">会社の概要について</a></li></ul>')).toBe(
    '<ul><li><a href="/">会社の概要について</a></li></ul>',
  )
})

test('a mark after a long link stays with the end of the link', () => {
  expect(bound('<li><a href="/x">国税庁タックスアンサーの一覧表</a><a href="#r1">↑</a></li>')).toBe(
    '<li><a href="/x">国税庁タックスアンサ[ーの一覧表]</a>\u2060<a href="#r1">↑</a></li>',
  )
})
