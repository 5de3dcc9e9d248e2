import { SampleLabel } from '../components/SampleLabel.tsx'
import { company } from '../site/content/firm.ts'
import { words } from '../site/content/words.ts'
import { EssayView, type EssayViewProps } from './EssayView.tsx'
import styles from './ProfileView.module.css'

/** The company profile: label and value pairs. */
export function ProfileView(props: Omit<EssayViewProps, 'after'>) {
  const { language } = props
  const rows = (
    <dl className={styles.rows}>
      {company.rows.map(({ id, label, value, values, sample }) => (
        <div key={id}>
          <dt>{label[language]}</dt>
          <dd>
            {value?.[language]}
            {values && (
              <ol>
                {values.map((item) => (
                  <li key={item.en}>{item[language]}</li>
                ))}
              </ol>
            )}
            {sample && <SampleLabel label={words.sample[language]} />}
          </dd>
        </div>
      ))}
    </dl>
  )
  return <EssayView {...props} after={{ profile: rows }} />
}
