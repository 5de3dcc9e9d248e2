import { useId, useLayoutEffect, useRef } from 'react'
import { contactPath, fields, wordsOf } from '../../../contact/rules.ts'
import type { Language } from '../../../routing/language.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'
import { ContactAlert } from './ContactAlert.tsx'
import { ContactField } from './ContactField.tsx'
import styles from './ContactForm.module.css'
import { carryFields, restoreFields } from './carriedFields.ts'
import { OutcomeSign } from './OutcomeSign.tsx'
import { prefillMessage } from './prefillMessage.ts'
import { useInquiry } from './useInquiry.ts'

interface ContactFormProps {
  readonly language: Language
  readonly words: ContactWords
}

/**
 * The contact form. It works before hydration and without JavaScript: it posts, and the server answers with
 * this page, including result and errors (contact/answers/answerPage.ts). Fields are uncontrolled, so that
 * text typed before hydration stays. Accessibility: labels stay visible; required fields are announced;
 * errors are linked to their fields and say what to write; submitting with errors focuses the first one; the
 * button is announced as busy while sending.
 */
export function ContactForm({ language, words }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const confirmation = useRef<HTMLHeadingElement>(null)
  const noteId = useId()
  const inquiry = useInquiry(form, language, words)
  const { status, errors, alert, before } = inquiry
  const sending = status === 'sending'
  const sent = status === 'sent'

  // Once, after reading what the visitor has already typed and before the fields count it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page's words never change
  useLayoutEffect(() => {
    restoreFields(form.current)
    return carryFields(form.current, prefillMessage(form.current, words))
  }, [])

  const closeAlert = () => {
    inquiry.closeAlert()
    if (sent) confirmation.current?.focus()
    else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  return (
    <>
      <div data-contact-outcome hidden={!before.help} role="alert" className={styles.outcome}>
        <OutcomeSign good={false} />
        <h2 data-outcome-title>{before.help && words.outcomes.failure}</h2>
        <p data-outcome-help>{before.help && words.help[before.help]}</p>
      </div>

      <div data-contact-confirmation hidden={!sent} className={styles.confirmation}>
        <OutcomeSign good />
        <h2 ref={confirmation} tabIndex={-1}>
          {words.confirmation.heading}
        </h2>
        <p>{words.confirmation.text}</p>
        <button type="button" className={styles.again} onClick={inquiry.again} hidden={!sent}>
          {words.confirmation.again}
        </button>
      </div>

      <form
        ref={form}
        data-contact-form
        action={contactPath}
        method="post"
        noValidate
        hidden={sent}
        aria-busy={sending}
        className={styles.form}
        onSubmit={inquiry.submit}
      >
        {/* In narrow windows, the side content is below the form. */}
        <p className={styles.confidentiality}>
          <strong>{words.confidentiality.heading}</strong> {words.confidentiality.text}
        </p>
        <p id={noteId} className={styles.note}>
          {words.labels.requiredNote}
        </p>
        {fields.map((field) => (
          <ContactField
            key={`${field} ${inquiry.round}`}
            field={field}
            labels={words.labels}
            value={before.values[field]}
            error={errors[field] && wordsOf(errors[field], words.errors[field])}
            onCheck={inquiry.check}
          />
        ))}
        <input type="hidden" name="language" value={language} />
        <div className={styles.trap} aria-hidden="true">
          <label>
            {words.labels.honeypot}
            <input
              name="hp"
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore
              data-lpignore="true"
              data-bwignore
              data-form-type="other"
            />
          </label>
        </div>
        {/* Before the button: 個人情報保護法21条2項. */}
        <p className={styles.purpose}>
          <strong>{words.purpose.heading}</strong> {words.purpose.text}{' '}
          <a href={words.privacyHref}>{words.purpose.link}</a>
        </p>
        <p role="status" className={styles.heard}>
          {sending && words.labels.sending}
        </p>
        <button
          type="submit"
          aria-disabled={sending}
          className={styles.submit}
          // Otherwise the blurred field would show its error and move the button away from the pointer.
          onMouseDown={(event) => event.preventDefault()}
        >
          {sending ? words.labels.sending : words.labels.submit}
        </button>
      </form>

      <ContactAlert alert={alert} ok={words.labels.ok} onClose={closeAlert} />
    </>
  )
}
