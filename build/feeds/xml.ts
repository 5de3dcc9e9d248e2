import type { Element } from 'xast'
import { toXml } from 'xast-util-to-xml'
import { x } from 'xastscript'

export function xmlFile(element: Element): string {
  const declaration = {
    type: 'instruction',
    name: 'xml',
    value: 'version="1.0" encoding="UTF-8"',
  } as const
  return `${toXml(x(null, [declaration, element]), { closeEmptyElements: true })}\n`
}
