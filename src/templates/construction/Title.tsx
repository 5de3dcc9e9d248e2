import type { Language } from '../../../routing/language.ts'
import { Phrases } from '../../components/text/Phrases.tsx'
import { phrases } from '../../models/text/phrases.ts'
import type { LevelId } from './levels.ts'

interface TitleProps {
  readonly id: LevelId
  readonly language: Language
  readonly className?: string | undefined
  readonly children: string
}

/** A storey's heading, which breaks between phrases. */
export function Title({ id, language, className, children }: TitleProps) {
  return (
    <h2 id={`${id}-title`} className={className}>
      <Phrases phrases={phrases(children, language)} />
    </h2>
  )
}
