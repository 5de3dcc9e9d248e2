import { useEffect, useRef } from 'react'
import styles from './ContactAlert.module.css'
import { OutcomeSign } from './OutcomeSign.tsx'

export interface Alert {
  readonly outcome: 'success' | 'failure' | 'error'
  /** The specification's exact sentence (section 8). */
  readonly title: string
  readonly help: string
}

interface ContactAlertProps {
  readonly alert: Alert | null
  readonly ok: string
  readonly onClose: () => void
}

/**
 * The result of sending, as a modal alert closed by its OK button or Esc. Its accessible name is the result
 * and its description the help; on closing, the focus moves to the first error or the confirmation.
 */
export function ContactAlert({ alert, ok, onClose }: ContactAlertProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Only showModal() makes the rest of the page inert; no attribute does.
  useEffect(() => {
    if (!alert) return dialog.current?.close()
    dialog.current?.showModal()
    // Show the title first even if large text pushes the focused button below the window.
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
