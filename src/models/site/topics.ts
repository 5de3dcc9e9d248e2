import type { Language } from '../../../routing/language.ts'
import { words } from './site.ts'

/** The topics of articles, in the order of data/topics.yaml. */
export const topicIds: readonly string[] = Object.keys(words.topics.topics)

/** A topic's name. @throws Error if there is no such topic, which the reader of articles has refused */
export function topicName(topic: string, language: Language): string {
  const name = words.topics.topics[topic]
  if (!name) throw new Error(`There is no topic "${topic}" in content/data/topics.yaml.`)
  return name[language]
}
