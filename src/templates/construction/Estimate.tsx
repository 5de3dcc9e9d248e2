import { Heading } from '../Heading.tsx'
import { SampleDialog } from '../SampleDialog.tsx'
import styles from './Estimate.module.css'
import sent from './Sent.module.css'
import { Storey } from './Storey.tsx'
import type { ConstructionWords } from './words.ts'

/** The ground floor entrance: the steps to a contract, and the form for an estimate. */
export function Estimate({ words }: { readonly words: ConstructionWords }) {
  const { estimate, telephone, types } = words
  const { form } = estimate
  return (
    <Storey id="estimate" className={styles.estimate}>
      <div>
        <Heading id="estimate-title" text={estimate.title} />
        <p className={styles.text}>{estimate.text}</p>
        <ol className={styles.steps}>
          {estimate.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.call}>
          {telephone.label} <small>{telephone.hours}</small>
          <a href={`tel:${telephone.number.replaceAll('-', '')}`}>{telephone.number}</a>
        </p>
      </div>
      <form method="dialog" data-sample className={styles.sheet}>
        <h3>{form.title}</h3>
        <fieldset>
          <legend>{form.type}</legend>
          {types.list.map(({ name }, at) => (
            <label key={name}>
              <input type="radio" name="type" value={name} defaultChecked={at === 1} />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
        <Field label={form.area} name="area" inputMode="numeric" required />
        <Field label={form.start} name="start" />
        <Field label={form.place} name="place" required />
        <Field label={form.name} name="name" autoComplete="name" required />
        <Field label={form.mail} name="mail" type="email" autoComplete="email" required />
        <button type="submit" className={sent.send}>
          {form.send}
        </button>
      </form>
      <SampleDialog
        id="estimate"
        heading={estimate.sent.title}
        text={estimate.sent.text}
        close={estimate.sent.close}
        className={sent.sent}
      />
    </Storey>
  )
}

interface FieldProps {
  readonly label: string
  readonly name: string
  readonly type?: string
  readonly inputMode?: 'numeric'
  readonly autoComplete?: string
  readonly required?: boolean
}

function Field({ label, name, ...input }: FieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input name={name} {...input} />
    </label>
  )
}
