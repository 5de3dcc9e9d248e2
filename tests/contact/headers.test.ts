import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHeaderRules } from '../../hosting/headerRules.ts'
import { temporary } from './support/config.ts'

function rules(text: string) {
  const file = join(temporary(), '_headers')
  writeFileSync(file, text)
  return readHeaderRules(file)
}

describe('header rules', () => {
  it('add up for one path, and a repeated name is joined', () => {
    const read = rules('# all\n/*\n  A: 1\n/b/*\r\n  # more\r\n  B: 2\r\n  B: x:y\r\n/c\n  C: 3\n')
    expect(read('/')).toEqual({ a: '1' })
    expect(read('/b/d/e')).toEqual({ a: '1', b: '2, x:y' })
    expect(read('/b')).toEqual({ a: '1', b: '2, x:y' })
    expect(read('/bc')).toEqual({ a: '1' })
    expect(read('/c')).toEqual({ a: '1', c: '3' })
    expect(read('/c/d')).toEqual({ a: '1' })
  })

  it('match anything with `*`, and one segment with `:name`', () => {
    const read = rules('/*.md\n  A: 1\n/en/:page\n  B: 2\n/x/*/y\n  C: 3\n')
    expect(read('/b.md')).toEqual({ a: '1' })
    expect(read('/en/b.md')).toEqual({ a: '1', b: '2' })
    expect(read('/bxmd')).toEqual({})
    expect(read('/en/b/c')).toEqual({})
    expect(read('/x/b/c/y')).toEqual({ c: '3' })
  })

  it.each([
    ['/*.md\n  A: 1\n/b.md\n  A: 2\n', ':3: /b.md sets a, which /*.md'],
    ['/*\n  A: 1\n/b\n  a: 2\n', ':3: /b sets a, which /*'],
    ['/b/c\n  A: 1\n/b/*\n  A: 2\n', ':3: /b/* sets a, which /b/c'],
    ['/b\n  A: 1\n/b\n  A: 2\n', ':3: /b sets a, which /b'],
  ])('are rejected when two could set one header: %j', (text, message) => {
    expect(() => rules(text)).toThrow(message)
  })

  it('may set one header for different paths', () => {
    expect(rules('/b/*\n  A: 1\n/c/*\n  A: 2\n')('/c/d')).toEqual({ a: '2' })
  })

  it('name the line that cannot be read', () => {
    expect(() => rules('/*\n  nonsense\n')).toThrow(':2: expected "Name: value"')
  })
})
