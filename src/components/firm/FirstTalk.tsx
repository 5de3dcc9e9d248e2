import type { FirstTalkModel } from '../../models/firm/firstTalk.ts'
import { Phrases } from '../text/Phrases.tsx'
import { SampleBand } from '../text/SampleBand.tsx'
import styles from './FirstTalk.module.css'
import { PhoneText } from './PhoneText.tsx'

/** The first meeting in short: price, duration, participants, phone number. */
export function FirstTalk({ heading, rows, sample, more }: FirstTalkModel) {
  return (
    <section aria-labelledby="first-talk" className={styles.talk}>
      <h2 id="first-talk">
        <Phrases phrases={heading} />
      </h2>
      {sample && <SampleBand {...sample} />}
      <dl>
        {rows.map(({ id, label, value, phone }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <PhoneText text={value ?? ''} phone={phone} />
            </dd>
          </div>
        ))}
      </dl>
      <a href={more.href}>{more.label}</a>
    </section>
  )
}
