import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export type Pair = Record<'ja' | 'en', string>

/** Reads one YAML file by dotted keys; every complaint names the file and the key. */
export interface YamlFile {
  text(key: string): string
  pair(key: string): Pair
  number(key: string): number
  flag(key: string): boolean
}

/**
 * Takes the project's root and a path within it; returns a reader of that file. A `{ value, sample }` pair
 * of content/settings.yaml reads as its value. Throws when the file is missing or not YAML; the reader's
 * functions throw when a key is missing or of another kind.
 */
export function openYaml(root: string, path: string): YamlFile {
  const content = read(root, path)

  function at(key: string): unknown {
    let value = content
    for (const part of key.split('.')) value = property(value, part)
    return property(value, 'value') ?? value
  }

  function expect<T>(key: string, kind: string, is: (value: unknown) => value is T): T {
    const value = at(key)
    if (!is(value)) throw new Error(`${path}: ${key} must be ${kind}`)
    return value
  }

  return {
    text: (key) => expect(key, 'a text', isText),
    pair: (key) => expect(key, 'a text in both languages, { ja, en }', isPair),
    number: (key) => expect(key, 'a number above 0', isCount),
    flag: (key) => expect(key, 'true or false', (value) => typeof value === 'boolean'),
  }
}

function read(root: string, path: string): unknown {
  try {
    return parse(readFileSync(join(root, path), 'utf8'))
  } catch (error) {
    throw new Error(`${path} cannot be read: ${(error as Error).message.split('\n', 1)[0]}`)
  }
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}

function isPair(value: unknown): value is Pair {
  return isText(property(value, 'ja')) && isText(property(value, 'en'))
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && value > 0
}
