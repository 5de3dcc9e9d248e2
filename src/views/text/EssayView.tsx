import { Fragment, type ReactNode } from 'react'
import { NextPage } from '../../components/cards/NextPage.tsx'
import { Trail } from '../../components/frame/Trail.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import { Panorama } from '../../components/pictures/Panorama.tsx'
import { Contents } from '../../components/text/Contents.tsx'
import { NumberedSection } from '../../components/text/NumberedSection.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { SampleBand } from '../../components/text/SampleBand.tsx'
import { SourceNotes } from '../../components/text/SourceNotes.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import { type DrawPart, drawPart } from './drawPart.tsx'
import styles from './EssayView.module.css'

interface EssayViewProps {
  readonly model: EssayModel
  /** Class of a kind of page with its own text styles. */
  readonly className?: string | undefined
  /** Whether what follows the introduction fits the column of the text, so that the contents stand beside it. */
  readonly narrow?: boolean
  /** Whether the introduction, such as its exhibit, has the page's whole width. */
  readonly broad?: boolean
  /** Below the pier, such as a service's facts. */
  readonly under?: ReactNode
  /** Below the introduction, over the whole width. */
  readonly opening?: ReactNode
  /** Above the introduction, such as an article's dates. */
  readonly before?: ReactNode
  /** Below the introduction, such as an article's photograph. */
  readonly after?: ReactNode
  /** After the conclusion, such as an article's questions. */
  readonly end?: ReactNode
  /** Renders parts specific to this kind of page. */
  readonly draw?: DrawPart
}

/**
 * The structure that all text pages share: hero, introduction, contents beside numbered sections, conclusion,
 * sources, and the page's last scene with what to read next. Parts follow the places they name.
 */
export function EssayView(props: EssayViewProps) {
  const { model, className, narrow = false, broad = false, opening, draw } = props
  const { under, before, after, end } = props
  const { hero, back, breadcrumb, intro, sample, panorama, contents, sections } = model
  const { conclusion, next, notes } = model
  const at = (place: string) => {
    const parts = model.parts.filter(({ after }) => after === place)
    if (parts.length === 0) return null
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
    return parts.map((part, at) => <Fragment key={at}>{draw?.(part) || drawPart(part)}</Fragment>)
  }
  const main = at('introduction')
  const shape = [styles.essay, contents && styles.beside, next && styles.ended, className]
    .filter(Boolean)
    .join(' ')
  // Full width without contents beside the introduction, or if something else follows in their column.
  const wide = broad || !contents || (main && !narrow) || panorama?.after === 'introduction'
  const middle = Math.ceil(sections.length / 2) - 1
  return (
    <>
      <Hero {...hero} />
      {under}
      <article className={shape}>
        <div className={styles.top}>
          <Trail back={back} breadcrumb={breadcrumb} />
        </div>
        <div
          data-later={under ? '' : undefined}
          className={`${styles.lead} ${wide ? styles.wide : ''}`}
        >
          {before}
          <Prose tree={intro} className={styles.intro ?? ''} />
          {after}
          {sample && <SampleBand {...sample} />}
        </div>
        {opening}
        {panorama?.after === 'introduction' && <Panorama picture={panorama.picture} />}
        {main && <div className={`${styles.main} ${narrow ? styles.narrow : ''}`}>{main}</div>}
        {contents && (
          <div data-later className={styles.contents}>
            <Contents {...contents} />
          </div>
        )}
        {sections.length > 0 && (
          <div className={styles.text}>
            {sections.map((section, place) => (
              <Fragment key={section.anchor}>
                <NumberedSection section={section}>{at(section.anchor)}</NumberedSection>
                {panorama?.after === 'middle' && place === middle && (
                  <Panorama picture={panorama.picture} />
                )}
              </Fragment>
            ))}
          </div>
        )}
        <div data-later className={styles.end}>
          {conclusion.children.length > 0 && (
            <Prose tree={conclusion} className={styles.conclusion ?? ''} />
          )}
          {at('conclusion')}
          {end}
          {notes && <SourceNotes {...notes} />}
        </div>
        {panorama?.after === 'sections' && <Panorama picture={panorama.picture} />}
        {next && <NextPage {...next} />}
      </article>
    </>
  )
}
