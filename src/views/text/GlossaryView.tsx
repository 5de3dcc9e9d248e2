import { NextPage } from '../../components/cards/NextPage.tsx'
import { Trail } from '../../components/frame/Trail.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import { Folded } from '../../components/text/Folded.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import type { GlossaryModel } from '../../models/pages/glossaryModel.ts'
import styles from './GlossaryView.module.css'

/** Terms with readings under their letters, each linked to the page about it. */
export function GlossaryView({ model }: { readonly model: GlossaryModel }) {
  const { hero, back, breadcrumb, intro, letters, groups, next } = model
  return (
    <>
      <Hero {...hero} />
      <div className={styles.glossary}>
        <Trail back={back} breadcrumb={breadcrumb} />
        <Prose tree={intro} className={styles.intro ?? ''} />
        <div className={styles.terms}>
          <nav aria-label={letters} className={styles.letters}>
            {groups.map(({ letter, id }) => (
              <a key={id} href={`#${id}`}>
                {letter}
              </a>
            ))}
          </nav>
          {groups.map(({ id, letter, terms }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{letter}</h2>
              <dl>
                {terms.map(({ id, term, reading, other, definition, href }) => (
                  <div key={id} id={id} data-later>
                    <dt>
                      <a href={href}>{term}</a>
                      {reading && <small>{reading}</small>}
                      <small lang={other.language}>{other.term}</small>
                    </dt>
                    <dd>
                      <Folded label={term}>{definition}</Folded>
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        {next && <NextPage {...next} />}
      </div>
    </>
  )
}
