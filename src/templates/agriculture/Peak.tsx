import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import peak from './landscape/peak.svg?url'
import styles from './Peak.module.css'
import { Profile } from './Profile.tsx'

/** The first view: the mountain, the name on its slip, the line that the whole page follows. */
export function Peak({ words }: { readonly words: TemplateWords<'agriculture'> }) {
  const { name, headline, lead, now, nav, heights } = words
  return (
    <header className={styles.peak} data-opening>
      <img src={peak} alt="" width="1600" height="1000" fetchPriority="high" />
      <p className={styles.name}>{name}</p>
      <div className={styles.cloud}>
        <h1>
          {headline.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </h1>
        <p>{lead}</p>
        <a href="#season">{now}</a>
      </div>
      <p className={styles.height}>{heights.peak}</p>
      <Profile {...nav} />
    </header>
  )
}
