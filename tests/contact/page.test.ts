import { parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { fillPage } from '../../contact/page.ts'
import { readSettings } from '../../server/settings.ts'
import { root } from './support/config.ts'
import { contactHtml } from './support/site.ts'

const { words } = readSettings(root, {})
const html = contactHtml('en')

describe('answer page', () => {
  it('brings a refused form back with its text and its errors', () => {
    const draft = {
      name: 'A "quoted" &amp; <b>',
      email: 'nope',
      message: '</textarea><script>x</script>\n\n  &lt; 末尾',
    }
    const filled = fillPage(
      html,
      { language: 'en', outcome: 'failure', help: 'fields', draft, errors: { email: 'invalid' } },
      words,
    )
    const page = parse(filled)
    expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe(draft.name)
    expect(page.querySelector('[name=message]')?.textContent).toBe(draft.message)
    expect(page.querySelectorAll('script')).toHaveLength(1)
    expect(filled).not.toContain('<script>x')
    expect(page.querySelector('[name=email]')?.getAttribute('aria-invalid')).toBe('true')
    const error = page.querySelector('[data-error-for=email]')
    expect(error?.textContent).toBe(words.errors.email.invalid.en)
    expect(error?.hasAttribute('hidden')).toBe(false)
    expect(page.querySelector('[data-error-for=name]')?.hasAttribute('hidden')).toBe(true)
    const outcome = page.querySelector('[data-contact-outcome]')
    expect(outcome?.hasAttribute('hidden')).toBe(false)
    expect(outcome?.getAttribute('data-outcome')).toBe('failure')
    expect(outcome?.textContent).toContain('Failed to send message.')
    expect(page.querySelector('form')?.hasAttribute('hidden')).toBe(false)
  })

  it('empties and hides the form after success', () => {
    const draft = { name: 'Taro', message: 'secret' }
    const filled = fillPage(
      html,
      { language: 'ja', outcome: 'success', help: 'success', draft, errors: {} },
      words,
    )
    const page = parse(filled)
    expect(filled).not.toContain('secret')
    expect(filled).not.toMatch(/\{\w+\}/)
    expect(filled).toContain('送信が完了しました。')
    expect(page.querySelector('form')?.hasAttribute('hidden')).toBe(true)
    expect(page.querySelector('[data-contact-confirmation]')?.hasAttribute('hidden')).toBe(false)
  })

  it('leaves scripts, styles, their policy and comments byte for byte, because the policy holds hashes', () => {
    const answer = {
      language: 'ja',
      outcome: 'failure',
      help: 'kept',
      draft: {},
      errors: {},
    } as const
    const filled = fillPage(html, answer, words)
    const parts = html.match(
      /<(style|script)[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<meta http-equiv[^>]+>/g,
    )
    expect(parts).toHaveLength(4)
    for (const part of parts ?? []) expect(filled).toContain(part)
  })

  it('names what is wrong with a page without the form', () => {
    const answer = {
      language: 'ja',
      outcome: 'failure',
      help: 'kept',
      draft: {},
      errors: {},
    } as const
    expect(() => fillPage('<p></p>', answer, words)).toThrow('form[data-contact-form]')
  })
})
