import type { FirstTalkModel } from '../../models/firm/firstTalk.ts'
import { Phrases } from '../text/Phrases.tsx'
import { SampleLabel } from '../text/SampleLabel.tsx'
import styles from './FirstTalk.module.css'
import { PhoneText } from './PhoneText.tsx'

/** The first meeting in short: price, duration, participants, phone number. */
export function FirstTalk({ heading, rows, more }: FirstTalkModel) {
  return (
    <section aria-labelledby="first-talk" className={styles.talk}>
      <h2 id="first-talk">
        <Phrases phrases={heading} />
      </h2>
      <dl>
        {rows.map(({ id, label, value, phone, sample }) => (
          <div key={id}>
            <dt>{label}</dt>
            <dd>
              <p>
                <PhoneText text={value ?? ''} phone={phone} />
              </p>{' '}
              {sample && <SampleLabel label={sample} />}
            </dd>
          </div>
        ))}
      </dl>
      <a href={more.href}>{more.label}</a>
    </section>
  )
}
