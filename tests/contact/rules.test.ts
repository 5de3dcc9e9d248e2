import { describe, expect, it } from 'vitest'
import { clean, codePoints, fault, fields, limits } from '../../contact/rules.ts'

describe('rules', () => {
  it.each(fields)('counts the limit of %s in code points', (field) => {
    const fill = field === 'email' ? 'a' : '𠮷'
    const tail = field === 'email' ? '@example.jp' : ''
    const longest = fill.repeat(limits[field] - tail.length) + tail
    expect(codePoints(longest)).toBe(limits[field])
    expect(fault(field, longest)).toBeNull()
    expect(fault(field, fill + longest)).toBe('tooLong')
    expect(fault(field, `  ${longest}\n`)).toBeNull()
  })

  it.each(['', '  ', '\u3000', '\u200b\u2060', '\0', '\u202e'])('treats %j as empty', (text) => {
    expect(fault('name', text)).toBe('required')
    expect(fault('company', text)).toBeNull()
  })

  it.each([
    'a..b@docomo.ne.jp',
    '.a@softbank.ne.jp',
    "o'neill+tag@mail.example.co.jp",
    'taro@mail.xn--r8jz45g.jp',
    'taro@example.xn--q9jyb4c',
  ])('accepts the address %j', (address) => {
    expect(fault('email', address)).toBeNull()
  })

  // As written by phones and Japanese keyboards, and copied from letters and signatures.
  it.each([
    ['ｔａｒｏ＠ｇｍａｉｌ．ｃｏｍ', 'taro@gmail.com'],
    ['taro＠gmail。com', 'taro@gmail.com'],
    ['taro−yamada@gmail．com', 'taro-yamada@gmail.com'],
    ['taro ＠ gmail.com', 'taro@gmail.com'],
    ['\u3000taro@gmail.com\u3000', 'taro@gmail.com'],
    ['\u202ataro@gmail.com\u202c\u200b', 'taro@gmail.com'],
    ['taro@gmail.com.', 'taro@gmail.com'],
    ['taro@gmail.com。', 'taro@gmail.com'],
    ['taro@gmail.com, ', 'taro@gmail.com'],
    ['taro@gmail.com、', 'taro@gmail.com'],
    ['taro@例え.jp', 'taro@xn--r8jz45g.jp'],
    ['a.@ezweb.ne.jp', 'a.@ezweb.ne.jp'],
  ])('takes %j for the address that is meant', (typed, meant) => {
    expect(fault('email', typed)).toBeNull()
    expect(clean('email', typed)).toBe(meant)
  })

  it.each([
    ['taro@gmail', 'incomplete'],
    ['taro@localhost', 'incomplete'],
    ['ｔａｒｏ＠ｇｍａｉｌ', 'incomplete'],
    ['taro@gmail.c', 'incomplete'],
    ['taro@192.0.2.1', 'incomplete'],
    ['taro@gmail,com', 'comma'],
    ['taro@gmail、com', 'comma'],
    ['taro，yamada@gmail.com', 'comma'],
    ['taro yamada@gmail.com', 'space'],
    ['taro@gmail. com', 'space'],
    ['taro\u3000yamada@gmail.com', 'space'],
    ['"a b"@example.jp', 'space'],
    ['たろう@gmail.com', 'letters'],
    ['山田@example.jp', 'letters'],
  ])('says of the address %j that it is "%s"', (address, named) => {
    expect(fault('email', address)).toBe(named)
  })

  it('checks long invalid addresses in linear time', () => {
    // In quadratic time the test would run out of its two minutes.
    for (const run of [' ', '.', ',', '@', 'ｇ', '\u200b', '例']) {
      for (const text of [run.repeat(600_000), `a@${run.repeat(600_000)}x`])
        expect(clean('email', text)).toBeDefined()
    }
  })

  it.each([
    'taro',
    'taro@',
    '@example.jp',
    'taro@example..jp',
    'taro@-example.jp',
    'e@x.test\r\nBcc: x@evil.test',
    'e@x.test\r\nx',
    'a@b.jp\0',
    'a@b.jp, c@d.jp',
    '<a@b.jp>',
  ])('refuses the address %j', (address) => {
    expect(fault('email', address)).toBe('invalid')
  })

  it('makes single-line fields one line and keeps joined emoji', () => {
    expect(clean('name', ' A\r\nBcc: b@c.d\0 ')).toBe('A Bcc: b@c.d')
    expect(clean('company', 'x\u202egnp.exe')).toBe('xgnp.exe')
    expect(clean('name', '👨‍👩‍👧 葛󠄀 ☺️')).toBe('👨‍👩‍👧 葛󠄀 ☺️')
    expect(clean('name', 'か\u3099')).toBe('が')
    expect(clean('name', 'a\ud800b')).toBe('a\ufffdb')
  })

  it('keeps 30 combining marks on one letter', () => {
    expect(clean('message', `a${'\u0301\u0323'.repeat(1000)}b`)).toBe(
      `a${'\u0301\u0323'.repeat(15)}b`.normalize('NFC'),
    )
    expect(clean('message', 'ệ'.normalize('NFD').repeat(1000))).toBe('ệ'.repeat(1000))
  })

  it('keeps lines and markup of a message', () => {
    expect(clean('message', 'a\r\nb\rc\u2028d\n\n\te\u0007 <b>&</b>\n')).toBe(
      'a\nb\nc\nd\n\n\te <b>&</b>',
    )
  })
})
