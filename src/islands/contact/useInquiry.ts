import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import { type Fault, type Field, fault, fields } from '../../../contact/rules.ts'
import type { Language } from '../../../routing/language.ts'
import type { ContactWords } from '../../models/pages/contactModel.ts'
import type { Alert } from './ContactAlert.tsx'
import { notSent, readSentForm } from './sentForm.ts'

type Words = Pick<ContactWords, 'outcomes' | 'help'>
type Faults = Partial<Record<Field, Fault>>

/** Timeout in milliseconds, longer than the server ever takes. */
const patience = 30_000

/**
 * The state of an inquiry (specification, sections 4, 5 and 8): editing with validation on blur and submit,
 * sending, then sent, or back to editing with all text kept. Continues with a form returned by the server.
 */
export function useInquiry(
  form: RefObject<HTMLFormElement | null>,
  language: Language,
  words: Words,
) {
  const [status, setStatus] = useState<'editing' | 'sending' | 'sent'>('editing')
  const [before, setBefore] = useState(readSentForm)
  const [errors, setErrors] = useState<Faults>(before.errors)
  const [alert, setAlert] = useState<Alert | null>(null)
  /** Number of sent inquiries; each starts with new fields. */
  const [round, setRound] = useState(0)
  // A ref, because a second click can come before the next render.
  const underWay = useRef(false)

  const check = (field: Field, value: string, blameEmpty = false) => {
    const found = fault(field, value)
    setErrors(({ [field]: known, ...others }) => {
      const blamed = found === 'required' && !blameEmpty ? known : found
      return blamed ? { ...others, [field]: blamed } : others
    })
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const target = event.currentTarget
    const data = new FormData(target)
    const text = (name: string) => String(data.get(name) ?? '')
    // A filled honeypot is silently ignored: no request, no message (specification, section 5).
    if (underWay.current || text('hp')) return

    const found = faultsOf(text)
    setErrors(found)
    setBefore((known) => ({ ...known, help: null }))
    const first = fields.find((field) => found[field])
    if (first) {
      ;(target.elements.namedItem(first) as HTMLElement | null)?.focus()
      return
    }

    underWay.current = true
    setStatus('sending')
    const values = Object.fromEntries(fields.map((field) => [field, text(field)]))
    const sent = await send(target.action, { ...values, language })
    underWay.current = false
    setStatus(sent.outcome === 'success' ? 'sent' : 'editing')
    if (sent.outcome === 'success') {
      // Otherwise the server's returned values would reappear.
      setBefore(notSent)
      setRound((known) => known + 1)
    }
    setErrors(sent.errors)
    const { outcome, help } = sent
    setAlert({ outcome, title: words.outcomes[outcome], help: words.help[help] })
  }

  const again = () => {
    setStatus('editing')
    // After the next render shows the form again.
    requestAnimationFrame(() =>
      (form.current?.elements.namedItem('name') as HTMLElement | null)?.focus(),
    )
  }

  const closeAlert = () => setAlert(null)
  return { status, errors, alert, before, round, check, submit, again, closeAlert }
}

function faultsOf(text: (name: string) => string): Faults {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = fault(field, text(field))
      return found ? [[field, found]] : []
    }),
  )
}

interface Answer {
  readonly outcome: 'success' | 'failure' | 'error'
  readonly help: keyof ContactWords['help']
  readonly errors: Faults
}

/** Posts the inquiry; every failure maps to one of the specification's three results. */
async function send(address: string, inquiry: Record<string, string>): Promise<Answer> {
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), patience)
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
      signal: waiting.signal,
    })
    if (response.ok) return { outcome: 'success', help: 'success', errors: {} }
    const refused = response.status === 422
    const errors = refused ? ((await response.json()) as { errors?: Faults }).errors : undefined
    const help = refused ? 'fields' : response.status === 429 ? 'tooMany' : 'unavailable'
    return { outcome: 'failure', help, errors: errors ?? {} }
  } catch (error) {
    console.error(error)
    return { outcome: 'error', help: 'kept', errors: {} }
  } finally {
    clearTimeout(timer)
  }
}
