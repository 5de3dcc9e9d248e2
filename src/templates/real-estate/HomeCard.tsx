import type { Language } from '../../../routing/language.ts'
import { type Fact, Facts } from '../Facts.tsx'
import styles from './HomeCard.module.css'
import { Plan } from './Plan.tsx'
import { plans } from './plans.ts'
import type { EstateWords, Home } from './words.ts'

interface HomeCardProps {
  readonly home: Home
  readonly at: number
  readonly words: EstateWords
  readonly language: Language
  readonly price: string
}

/** A home: plan, price, and the facts that the law requires in an advertisement. */
export function HomeCard({ home, at, words, language, price }: HomeCardProps) {
  const { card, filter } = words
  const facts: Fact[] = [
    { label: card.area, value: `${home.square} ㎡` },
    { label: card.walk, value: card.minutes.replace('{n}', `${home.walk}`) },
    {
      label: card.built,
      value: home.age ? card.years.replace('{n}', `${home.age}`) : card.new,
    },
    {
      label: card.floor,
      value: home.floor === 'house' ? card.house : storey(home.floor, card.storey),
    },
  ]
  if (home.deal === 'rent') {
    const months = card.months.replace('{d}', `${home.deposit}`).replace('{k}', `${home.key}`)
    facts.push({ label: card.fees, value: months })
  }
  const service = home.service ? `¥${home.service.toLocaleString(language)}` : card.none
  facts.push(
    { label: card.service, value: service },
    { label: card.role, value: card.roles[home.role] },
  )
  return (
    <article
      className={styles.card}
      id={home.id}
      data-home={at}
      data-deal={home.deal}
      data-rooms={home.rooms}
      data-area={home.area}
      data-floors={plans[home.id].floors.length}
    >
      <div className={styles.plan}>
        <Plan home={home} words={words} language={language} />
      </div>
      <div className={styles.text}>
        <p className={styles.kind}>
          <b>{filter.deal[home.deal]}</b> {filter.area[home.area]} · {home.layout}
        </p>
        <h3>{home.name}</h3>
        <p className={styles.price}>
          {price}
          {home.deal === 'rent' && <small>{card.month}</small>}
        </p>
        <p>{home.note}</p>
      </div>
      <Facts facts={facts} className={styles.facts} />
      <label className={styles.choose}>
        <input type="radio" name="see" value={at} />
        <span>{card.choose}</span>
      </label>
    </article>
  )
}

/** '3/4' in words. */
function storey(floor: string, form: string): string {
  const [at = '', of = ''] = floor.split('/')
  return form.replace('{f}', at).replace('{t}', of)
}
