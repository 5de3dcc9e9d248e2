import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { type PageAnswer, renderAnswerPage } from '../../contact/answerPage.ts'
import { contactPath } from '../../contact/handle.ts'
import { fields } from '../../contact/rules.ts'
import { languages } from '../../routing/language.ts'
import { contactOfTests } from './support/content.ts'
import { contactHtml, outcomeOf } from './support/site.ts'

const { words } = contactOfTests
const html = contactHtml('en')
const kept: PageAnswer = {
  language: 'ja',
  outcome: 'failure',
  help: 'kept',
  draft: {},
  errors: {},
}

function formOf(page: HTMLElement): HTMLElement {
  const form = page.querySelector('form[data-contact-form]')
  if (!form) throw new Error('The page has no contact form.')
  return form
}

describe('the built contact page', () => {
  it.each(languages)('has every place of an answer, and posts what is read, in %s', (language) => {
    const page = parse(contactHtml(language))
    const form = formOf(page)
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual([
      contactPath,
      'post',
    ])
    for (const field of fields) {
      expect(form.querySelector(`[name="${field}"]`), field).not.toBeNull()
      const error = form.querySelector(`[data-error-for="${field}"]`)
      expect([error?.textContent, error?.hasAttribute('hidden')], field).toEqual(['', true])
    }
    expect(form.querySelector('[name=language]')?.getAttribute('value')).toBe(language)
    expect(form.querySelector('[name=hp]')?.getAttribute('value') ?? '').toBe('')
    const outcome = page.querySelector('[data-contact-outcome]')
    expect(outcome?.hasAttribute('hidden')).toBe(true)
    expect(outcome?.querySelector('[data-outcome-title]')).not.toBeNull()
    expect(outcome?.querySelector('[data-outcome-help]')).not.toBeNull()
    expect(page.querySelector('[data-contact-confirmation]')?.hasAttribute('hidden')).toBe(true)
  })
})

describe('answer page', () => {
  it('brings a refused form back with its text and its errors', () => {
    const draft = {
      name: 'A "quoted" &amp; <b>',
      email: 'nope',
      message: '</textarea><script>x</script>\n\n  &lt; 末尾',
    }
    const filled = renderAnswerPage(
      html,
      { language: 'en', outcome: 'failure', help: 'fields', draft, errors: { email: 'invalid' } },
      words,
    )
    const page = parse(filled)
    const form = formOf(page)
    expect(form.querySelector('[name=name]')?.getAttribute('value')).toBe(draft.name)
    expect(form.querySelector('[name=message]')?.textContent).toBe(draft.message)
    expect(page.querySelectorAll('script').length).toBe(
      parse(html).querySelectorAll('script').length,
    )
    expect(filled).not.toContain('<script>x')
    expect(form.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true')
    const error = form.querySelector('[data-error-for=email]')
    expect(error?.textContent).toBe(words.errors.email.invalid.en)
    expect(error?.hasAttribute('hidden')).toBe(false)
    expect(form.querySelector('[data-error-for=name]')?.hasAttribute('hidden')).toBe(true)
    const outcome = page.querySelector('[data-contact-outcome]')
    expect(outcome?.getAttribute('data-outcome')).toBe('failure')
    expect(outcomeOf(filled)).toContain(words.outcomes.failure.en)
    expect(outcomeOf(filled)).toContain(words.help.fields.en)
    expect(form.hasAttribute('hidden')).toBe(false)
  })

  it('empties and hides the form after success', () => {
    const draft = { name: 'Taro', message: 'what was typed' }
    const filled = renderAnswerPage(
      html,
      { language: 'ja', outcome: 'success', help: 'success', draft, errors: {} },
      words,
    )
    const page = parse(filled)
    expect(filled).not.toContain('what was typed')
    expect(outcomeOf(filled)).toContain(words.outcomes.success.ja)
    expect(outcomeOf(filled)).not.toMatch(/[{}]/)
    expect(formOf(page).hasAttribute('hidden')).toBe(true)
    expect(page.querySelector('[data-contact-confirmation]')?.hasAttribute('hidden')).toBe(false)
  })

  it('leaves scripts, styles, their policy and comments byte for byte, because the policy holds hashes', () => {
    const odd = html.replace(
      '</body>',
      '<!-- kept --><style>a > b{}</style><script>if (1 < 2 && "<b>") x()</script></body>',
    )
    const filled = renderAnswerPage(odd, kept, words)
    const parts =
      odd.match(/<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<meta http-equiv[^>]+>/g) ?? []
    expect(parts.filter((part) => part.startsWith('<meta'))).toHaveLength(1)
    expect(parts.length).toBeGreaterThan(4)
    for (const part of parts) expect(filled).toContain(part)
  })

  it('names what is wrong with a page without the form', () => {
    expect(() => renderAnswerPage('<p></p>', kept, words)).toThrow('form[data-contact-form]')
  })
})
