import { Fragment, type ReactNode } from 'react'
import { BackLink } from '../components/BackLink.tsx'
import { Contents } from '../components/Contents.tsx'
import { Hero } from '../components/Hero.tsx'
import { NextPage } from '../components/NextPage.tsx'
import { NumberedSection } from '../components/NumberedSection.tsx'
import { Picture } from '../components/Picture.tsx'
import { Prose } from '../components/Prose.tsx'
import { SourceNotes } from '../components/SourceNotes.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import styles from './EssayView.module.css'
import { type DrawPart, drawPart } from './parts.tsx'

interface EssayViewProps {
  readonly model: EssayModel
  /** What is above the introduction, such as an article's dates. */
  readonly before?: ReactNode
  /** What follows the conclusion, such as an article's questions. */
  readonly end?: ReactNode
  /** Draws the parts that this kind of page has of its own. */
  readonly draw?: DrawPart
}

/**
 * The shape that most pages share: hero, introduction, picture, contents, numbered sections,
 * conclusion, the next page, and the sources of its figures. Parts follow the places that they name.
 */
export function EssayView({ model, before, end, draw }: EssayViewProps) {
  const { hero, back, intro, figure, contents, sections, conclusion, next, notes } = model
  const at = (place: string) => {
    const parts = model.parts.filter(({ after }) => after === place)
    if (parts.length === 0) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    return parts.map((part, at) => <Fragment key={at}>{draw?.(part) || drawPart(part)}</Fragment>)
  }
  const main = at('introduction')
  return (
    <>
      <Hero {...hero} />
      <article className={styles.essay}>
        <div className={styles.lead}>
          {back && <BackLink href={back.href}>{back.label}</BackLink>}
          {before}
          <Prose tree={intro} className={styles.intro ?? ''} />
          {figure && (
            <figure className={styles.figure}>
              <Picture source={figure} sizes="(max-width: 767.98px) 100vw, 704px" />
            </figure>
          )}
        </div>
        {contents && (
          <div className={styles.contents}>
            <Contents {...contents} />
          </div>
        )}
        {main && <div className={styles.main}>{main}</div>}
        <div className={styles.text}>
          {sections.map((section) => (
            <NumberedSection key={section.anchor} section={section}>
              {at(section.anchor)}
            </NumberedSection>
          ))}
          {conclusion.children.length > 0 && (
            <Prose tree={conclusion} className={styles.conclusion ?? ''} />
          )}
          {at('conclusion')}
          {end}
          {next && <NextPage {...next} />}
          {notes && <SourceNotes heading={notes.heading} notes={notes.items} />}
        </div>
      </article>
    </>
  )
}
