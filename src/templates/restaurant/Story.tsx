import { Phrases } from '../../components/text/Phrases.tsx'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Story.module.css'

interface StoryProps extends Pick<TemplateWords<'restaurant'>['story'], 'text'> {
  /** The heading in its phrases. */
  readonly heading: readonly string[]
}

/** How a day in the kitchen begins. */
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
