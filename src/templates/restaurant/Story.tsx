import { Phrases } from '../../components/text/Phrases.tsx'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Story.module.css'

interface StoryProps extends Pick<TemplateWords<'restaurant'>['story'], 'text'> {
  /** In phrases, between which lines may break. */
  readonly heading: readonly string[]
}

export function Story({ heading, text }: StoryProps) {
  return (
    <section className={styles.story}>
      <h2>
        <Phrases phrases={heading} />
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
