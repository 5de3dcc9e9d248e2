import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const read = (fileName: string) => ({
  fileName,
  contents: readFileSync(join('tests/site/machines/schemas', fileName), 'utf8'),
})

/**
 * Checks an XML document against one of the schemas in tests/site/machines/schemas: W3C's (.xsd) or RELAX NG (.rng).
 * @returns what is wrong, one line each; nothing where it is well-formed and fits
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

/** The values of an XML document's elements of a name that hold text alone. */
export function valuesOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map(
    ([, value = '']) => plain(value),
  )
}

/** The values of an attribute, wherever it is. */
export function attributesOf(xml: string, name: string): string[] {
  // Text has no "<" of its own in XML, so that what is quoted in it is none of these.
  const tags = xml.match(/<[^>]+>/g) ?? []
  const values = tags.flatMap((tag) => [...tag.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))])
  return values.map(([, value = '']) => plain(value))
}

/** What a text says in XML. */
function plain(text: string): string {
  return text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}
