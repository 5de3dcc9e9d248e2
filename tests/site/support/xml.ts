import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(join('tests/site/machines/schemas', fileName), 'utf8'),
})

/**
 * Validates XML against a schema in tests/site/machines/schemas: W3C's (.xsd) or RELAX NG (.rng).
 * @returns the errors, one line each
 */
export async function xmlErrors(contents: string, schema: string): Promise<string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents },
    schema: [read(schema)],
    extension: schema.endsWith('.rng') ? 'relaxng' : 'schema',
    preload: [read('xhtml-link.xsd')],
  })
  return errors.map(({ rawMessage }) => rawMessage)
}

export function valuesOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, value = '']) => plain(value),
  )
}

export function attributesOf(xml: string, name: string): string[] {
  // "<" in text is escaped in XML, so quoted markup does not match.
  const tags = xml.match(/<[^>]+>/g) ?? []
  const values = tags.flatMap((tag) => [...tag.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))])
  return values.map(([, value = '']) => plain(value))
}

function plain(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
