import { Phrases } from '../components/text/Phrases.tsx'
import { phrases } from '../models/text/phrases.ts'

interface HeadingProps {
  readonly level?: 'h1' | 'h2' | 'h3'
  readonly text: string
}

/** A heading whose Japanese only breaks between phrases. */
export function Heading({ level: Level = 'h2', text }: HeadingProps) {
  return (
    <Level>
      <Phrases phrases={phrases(text, /[ぁ-んァ-ヶ一-龠]/.test(text) ? 'ja' : 'en')} />
    </Level>
  )
}
