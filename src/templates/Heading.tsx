import { Phrases } from '../components/text/Phrases.tsx'
import { phrases } from '../models/text/phrases.ts'

interface HeadingProps {
  readonly level?: 'h1' | 'h2' | 'h3'
  readonly text: string
  readonly id?: string
  readonly className?: string | undefined
}

/** A heading whose Japanese only breaks between phrases. */
export function Heading({ level: Level = 'h2', text, id, className }: HeadingProps) {
  return (
    <Level id={id} className={className}>
      <Phrases phrases={phrases(text, /[ぁ-んァ-ヶ一-龠]/.test(text) ? 'ja' : 'en')} />
    </Level>
  )
}
