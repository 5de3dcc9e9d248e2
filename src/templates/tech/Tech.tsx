import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import type { PictureSource } from '../../models/pictures/pictureModels.ts'
import { Developers } from './Developers.tsx'
import { Faq } from './Faq.tsx'
import { Hero } from './Hero.tsx'
import { Install } from './Install.tsx'
import { Machines } from './Machines.tsx'
import { Pricing } from './Pricing.tsx'
import { Readings } from './Readings.tsx'
import { Stops } from './Stops.tsx'
import styles from './Tech.module.css'
import { TopBar } from './TopBar.tsx'
import { Trial } from './Trial.tsx'
import { Uses } from './Uses.tsx'
import { Vibration } from './Vibration.tsx'

interface TechProps {
  readonly words: TemplateWords<'tech'>
  readonly language: Language
  readonly sensor: PictureSource
}

/** A sensor maker's page: no sections, one grid of panels from the first to the last, many of them alive. */
export function Tech({ words, language, sensor }: TechProps) {
  const { live } = words
  return (
    <div className={styles.page}>
      <TopBar words={words} />
      <main className={styles.grid}>
        <Hero words={words.hero} language={language} sensor={sensor} />
        <Vibration words={live} />
        <Machines words={live} />
        <Stops words={live} />
        <Readings words={live} />
        <Uses words={words.uses} />
        <Install words={words.install} />
        <Developers words={words.developers} />
        <Pricing words={words.pricing} language={language} />
        <Faq faq={words.faq} spec={words.spec} />
        <Trial words={words.trial} />
      </main>
      <footer className={styles.footer}>{words.footer}</footer>
    </div>
  )
}
