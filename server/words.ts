import { type Fault, fields } from '../contact/rules.ts'
import type { Words } from '../contact/words.ts'
import { openYaml, type Pair, type YamlFile } from './yaml.ts'

const file = 'content/data/contact.yaml'
const faults: readonly Fault[] = ['required', 'tooLong', 'invalid']
const outcomes = ['success', 'failure'] as const
const helps = ['success', 'fields', 'tooMany', 'unavailable', 'kept'] as const

/**
 * Takes the project's root and the settings; returns the words of the answer page with who answers, and
 * within how many days, filled in. Throws an error that names the file and key of a missing text.
 */
export function readWords(root: string, settings: YamlFile): Words {
  const yaml = openYaml(root, file)
  const answeredBy = settings.pair('inquiries.answeredBy')
  const businessDays = String(settings.number('inquiries.businessDays'))

  function pair(key: string): Pair {
    const { ja, en } = yaml.pair(key)
    const fill = (text: string, by: string) =>
      text.replaceAll('{answeredBy}', by).replaceAll('{businessDays}', businessDays)
    return { ja: fill(ja, answeredBy.ja), en: fill(en, answeredBy.en) }
  }

  return {
    errors: record(fields, (field) => record(faults, (fault) => pair(`errors.${field}.${fault}`))),
    outcomes: record(outcomes, (outcome) => pair(`outcomes.${outcome}`)),
    help: record(helps, (help) => pair(`help.${help}`)),
  }
}

/** Takes the project's root; returns the words of the automatic answer to the visitor. */
export function readReceipt(root: string): Record<'ja' | 'en', { subject: string; text: string }> {
  const yaml = openYaml(root, file)
  const subject = yaml.pair('receipt.subject')
  const text = yaml.pair('receipt.text')
  return {
    ja: { subject: subject.ja, text: text.ja },
    en: { subject: subject.en, text: text.en },
  }
}

function record<K extends string, V>(keys: readonly K[], of: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>
}
