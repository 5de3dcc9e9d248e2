import type { ReactNode } from 'react'
import { BackLink } from '../components/BackLink.tsx'
import { Contents } from '../components/Contents.tsx'
import { NextPage } from '../components/NextPage.tsx'
import { NumberedSection } from '../components/NumberedSection.tsx'
import { Picture } from '../components/Picture.tsx'
import { Prose } from '../components/Prose.tsx'
import { SourceNotes } from '../components/SourceNotes.tsx'
import { backLink, nextLink, sourceNotes } from '../site/article.ts'
import type { PageContent } from '../site/content/page.ts'
import { words } from '../site/content/words.ts'
import type { Language } from '../site/language.ts'
import { phrases } from '../site/phrases.ts'
import { pagePictures, picture } from '../site/pictures.ts'
import type { PageId } from '../site/routes.ts'
import styles from './EssayView.module.css'
import { PageHero } from './PageHero.tsx'

export interface EssayViewProps {
  readonly id: PageId
  readonly language: Language
  readonly page: PageContent
  /** What stands above the introduction, such as an article's dates. */
  readonly before?: ReactNode
  /** What follows the introduction, such as a list of cards. */
  readonly main?: ReactNode
  /** What follows the text of a section, by the section's anchor. */
  readonly after?: Readonly<Record<string, ReactNode>>
  /** What follows the conclusion. */
  readonly end?: ReactNode
}

/**
 * The shape that most pages share: hero, introduction, picture, contents, numbered sections,
 * conclusion, the next page, and the sources of its figures.
 */
export function EssayView({ id, language, page, before, main, after = {}, end }: EssayViewProps) {
  const { figure } = pagePictures(id)
  const back = backLink(id, language)
  const next = nextLink(page, language)
  const notes = sourceNotes(page, language)
  return (
    <>
      <PageHero id={id} language={language} page={page} />
      <article className={styles.essay}>
        <div className={styles.lead}>
          {back && <BackLink href={back.href}>{back.label}</BackLink>}
          {before}
          <Prose tree={page.intro} className={styles.intro ?? ''} />
          {figure && (
            <figure className={styles.figure}>
              <Picture
                source={picture(figure, 'figure', language)}
                sizes="(max-width: 767.98px) 100vw, 704px"
              />
            </figure>
          )}
        </div>
        {page.sections.length > 2 && (
          <div className={styles.contents}>
            <Contents heading={words.contents[language]} items={page.sections} />
          </div>
        )}
        {main && <div className={styles.main}>{main}</div>}
        <div className={styles.text}>
          {page.sections.map((section) => (
            <NumberedSection
              key={section.anchor}
              section={section}
              heading={phrases(section.heading, language)}
            >
              {after[section.anchor]}
            </NumberedSection>
          ))}
          {page.conclusion.children.length > 0 && (
            <Prose tree={page.conclusion} className={styles.conclusion ?? ''} />
          )}
          {end}
          {next && <NextPage heading={words.next[language]} {...next} />}
          {notes.length > 0 && <SourceNotes heading={words.sources[language]} notes={notes} />}
        </div>
      </article>
    </>
  )
}
