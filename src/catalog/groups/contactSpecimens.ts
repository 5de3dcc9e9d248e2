import type { ComponentProps } from 'react'
import { limits } from '../../../contact/rules.ts'
import type { Language } from '../../../routing/language.ts'
import { contactModel } from '../../models/pages/contactModel.ts'
import { dummies } from '../dummies.ts'
import type { FieldSpecimen } from '../FieldSpecimen.tsx'
import type { Forced } from '../force.ts'
import type { Specimen } from '../specimen.ts'

/** The contact form and its components; each in its own window, because their ids must be unique on a page. */
export function contact(language: Language): Specimen[] {
  const { form } = contactModel(language)
  const { labels, errors, outcomes, help } = form
  const { name, paragraph } = dummies[language]

  const field = (
    state: string,
    props: Pick<ComponentProps<typeof FieldSpecimen>, 'field' | 'typed'>,
    error?: string,
  ): Specimen => ({
    of: ['ContactField'],
    state,
    room: 'text',
    window: 'fit',
    ...(props.typed && { forced: 'settled' }),
    show: { island: 'field', props: { labels, error, ...props } },
  })
  const inquiry = (state: string, forced?: Forced): Specimen => ({
    of: ['ContactForm'],
    state,
    room: 'text',
    window: 'fit',
    ...(forced && { forced }),
    show: { island: 'form', props: { language, words: form } },
  })
  const alert = (state: keyof typeof outcomes, line: keyof typeof help): Specimen => ({
    of: ['ContactAlert', 'OutcomeSign'],
    state,
    window: 360,
    forced: 'settled',
    show: {
      island: 'alert',
      props: { alert: { outcome: state, title: outcomes[state], help: help[line] }, ok: labels.ok },
    },
  })
  return [
    field('empty', { field: 'company' }),
    field('filled in', { field: 'name', typed: name }),
    field('with an error', { field: 'email', typed: 'name@' }, errors.email.invalid),
    field('near its limit', { field: 'name', typed: 'a'.repeat(limits.name - 5) }),
    field(
      'over its limit',
      { field: 'name', typed: 'a'.repeat(limits.name + 5) },
      errors.name.tooLong,
    ),
    field('of several lines', { field: 'message', typed: paragraph }),
    inquiry('editing'),
    inquiry('with errors', 'errors'),
    inquiry('sent', 'sent'),
    alert('success', 'success'),
    alert('failure', 'fields'),
    alert('error', 'kept'),
  ]
}
