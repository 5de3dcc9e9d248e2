import type { ReactNode } from 'react'
import { FirstTalk } from '../../components/firm/FirstTalk.tsx'
import { PhoneText } from '../../components/firm/PhoneText.tsx'
import { Trail } from '../../components/frame/Trail.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { SampleLabel } from '../../components/text/SampleLabel.tsx'
import type { ContactModel } from '../../models/pages/contactModel.ts'
import styles from './ContactView.module.css'

interface ContactViewProps {
  readonly model: ContactModel
  /** The form island. */
  readonly children?: ReactNode
}

/** The form, beside what happens with an inquiry. */
export function ContactView({ model, children }: ContactViewProps) {
  const { hero, back, breadcrumb, intro, firstTalk, confidentiality } = model
  return (
    <>
      <Hero {...hero} height="least" />
      <div className={styles.columns}>
        <div id="form">
          <Trail back={back} breadcrumb={breadcrumb} />
          <Prose tree={intro} className={styles.intro ?? ''} />
          {firstTalk.rows.map(
            ({ id, label, value, phone, sample }) =>
              phone !== undefined && (
                <p key={id} className={styles.call}>
                  {sample && firstTalk.sample && <SampleLabel label={firstTalk.sample.label} />}{' '}
                  <b>{label}</b> <PhoneText text={value ?? ''} phone={phone} />
                </p>
              ),
          )}
          {children}
        </div>
        <aside data-later className={styles.aside}>
          <FirstTalk {...firstTalk} />
          <div className={styles.confidentiality}>
            <h2>{confidentiality.heading}</h2>
            <p>{confidentiality.text}</p>
          </div>
        </aside>
      </div>
    </>
  )
}
