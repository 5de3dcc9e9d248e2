import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './Agriculture.module.css'
import { Boxes } from './Boxes.tsx'
import { Day } from './Day.tsx'
import forest from './landscape/forest.svg?url'
import orchard from './landscape/orchard.svg?url'
import sea from './landscape/sea.svg?url'
import shore from './landscape/shore.svg?url'
import terraces from './landscape/terraces.svg?url'
import village from './landscape/village.svg?url'
import { Notes } from './Notes.tsx'
import { Peak } from './Peak.tsx'
import { Season } from './Season.tsx'
import { Zone } from './Zone.tsx'

interface AgricultureProps {
  readonly words: TemplateWords<'agriculture'>
  readonly language: Language
}

/**
 * A farm and a fishing boat on one river: the page is one printed landscape from the peak to the seabed, with
 * the sections in its clouds, each at its height above the sea.
 */
export function Agriculture({ words, language }: AgricultureProps) {
  const { heights, water, harvest, season, boxes, day } = words
  return (
    <div className={styles.page}>
      <Peak words={words} />
      <main>
        <Zone id="water" height={heights.water} picture={forest} className={styles.forest}>
          <h2>{water.heading}</h2>
          {water.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Zone>
        <Zone id="harvest" height={heights.harvest} picture={terraces} className={styles.terraces}>
          <Notes {...harvest} language={language} />
        </Zone>
        <Zone id="day" height={heights.day} picture={village} className={styles.village}>
          <Day {...day} />
        </Zone>
        <Zone id="boxes" height={heights.boxes} picture={orchard} className={styles.shed}>
          <Boxes words={boxes} language={language} />
        </Zone>
        <Zone id="season" height={heights.season} picture={shore} className={styles.shore}>
          <Season words={season} />
        </Zone>
        <Zone id="catch" height={heights.catch} picture={sea} className={styles.sea}>
          <Notes {...words.catch} columns={harvest.columns} language={language} />
          <p>{words.catch.rule}</p>
        </Zone>
      </main>
      <footer className={styles.seabed}>
        <p>{words.name}</p>
        <p>{words.footer}</p>
      </footer>
    </div>
  )
}
