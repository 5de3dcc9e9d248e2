import { Picture } from '../../components/pictures/Picture.tsx'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Scroll } from '../Scroll.tsx'
import { drawings } from './drawings.ts'
import { sheets } from './sheets.ts'
import styles from './Works.module.css'
import type { ArchitectureWords } from './words.ts'

interface WorksProps {
  readonly words: ArchitectureWords
  /** A picture of each work's model, in the order of the words. */
  readonly models: readonly PictureSource[]
}

/** The works beside each other, each with its model, plan and section; the row scrolls sideways. */
export function Works({ words, models }: WorksProps) {
  const { works } = words
  return (
    <section id="works" className={styles.works} aria-labelledby="works-title">
      <div className={styles.head}>
        <h2 id="works-title" className={styles.title}>
          <b>{sheets[0].number}</b> {words.sheets.works}
        </h2>
        <ul className={styles.jumps}>
          {works.list.map(({ name }, at) => (
            <li key={name}>
              <a href={`#work-${at + 1}`}>{name}</a>
            </li>
          ))}
        </ul>
      </div>
      <Scroll label={works.label} className={styles.row}>
        {works.list.map(({ name, text, data, plan, section }, at) => (
          <article key={name} id={`work-${at + 1}`} className={styles.work}>
            {models[at] && (
              <div className={styles.model}>
                <Picture source={models[at]} sizes="(max-width: 700px) 88vw, 640px" />
              </div>
            )}
            <div className={styles.words}>
              <h3>{name}</h3>
              <p className={styles.data}>{data}</p>
              <p>{text}</p>
            </div>
            <figure className={styles.plan}>
              <img {...drawings[at]?.plan} alt={plan} loading="lazy" />
              <figcaption>{works.plan}</figcaption>
            </figure>
            <figure className={styles.section}>
              <img {...drawings[at]?.section} alt={section} loading="lazy" />
              <figcaption>{works.section}</figcaption>
            </figure>
          </article>
        ))}
      </Scroll>
    </section>
  )
}
