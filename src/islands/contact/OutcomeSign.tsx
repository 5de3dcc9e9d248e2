import { Icon } from '../../icons/Icon.tsx'
import styles from './OutcomeSign.module.css'

/** A tick or an exclamation mark, so that results differ by more than colour and words. */
export function OutcomeSign({ good }: { readonly good: boolean }) {
  return (
    <span className={`${styles.sign} ${good ? '' : styles.bad}`}>
      <Icon name={good ? 'tick' : 'warning'} />
    </span>
  )
}
