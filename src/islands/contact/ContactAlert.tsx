import { useEffect, useRef } from 'react'
import styles from './ContactAlert.module.css'
import { OutcomeSign } from './OutcomeSign.tsx'

export interface Alert {
  readonly outcome: 'success' | 'failure' | 'error'
  /** The specification's exact sentence (section 8). */
  readonly title: string
  /** One line that helps. */
  readonly help: string
}

interface ContactAlertProps {
  readonly alert: Alert | null
  readonly ok: string
  readonly onClose: () => void
}

/**
 * The outcome of sending, as a modal alert that waits for its OK button or Esc.
 *
 * - It is read when it opens: its name is the outcome, its description what helps.
 * - Closed, it gives the focus to what comes next: the first error, or the confirmation.
 */
export function ContactAlert({ alert, ok, onClose }: ContactAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Only showModal() makes the rest of the page inert; there is no attribute for it.
  useEffect(() => {
    if (!alert) return dialog.current?.close()
    dialog.current?.showModal()
    // From its title on, also where letters are so large that the button has the focus below the window.
    dialog.current?.scrollTo(0, 0)
  }, [alert])

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={alert ? 'alert-title' : undefined}
      aria-describedby={alert ? 'alert-help' : undefined}
      data-outcome={alert?.outcome}
      className={styles.alert}
      onClose={() => alert && onClose()}
    >
      <OutcomeSign good={alert?.outcome === 'success'} />
      {alert && (
        <>
          <h2 id="alert-title">{alert.title}</h2>
          <p id="alert-help">{alert.help}</p>
        </>
      )}
      <button type="button" className={styles.ok} onClick={() => dialog.current?.close()}>
        {ok}
      </button>
    </dialog>
  )
}
