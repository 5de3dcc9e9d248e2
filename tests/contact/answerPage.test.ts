import { type HTMLElement, parse } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import {
  type AnswerWords,
  type PageAnswer,
  prepareAnswerPage,
} from '../../contact/answers/answerPage.ts'
import { contactPath, fields } from '../../contact/rules.ts'
import { languages } from '../../routing/language.ts'
import { contactOfTests } from './support/content.ts'
import { contactHtml, outcomeOf } from './support/site.ts'

const { words } = contactOfTests
const html = contactHtml('en')
const kept: PageAnswer = {
  language: 'ja',
  help: 'kept',
  draft: {},
  errors: {},
}

const renderAnswerPage = (page: string, answer: PageAnswer, words: AnswerWords) =>
  prepareAnswerPage(page)(answer, words)

function formOf(page: HTMLElement): HTMLElement {
  const form = page.querySelector('form[data-contact-form]')
  if (!form) throw new Error('The page has no contact form.')
  return form
}

describe('the built contact page', () => {
  it.each(languages)(
    'has every element that an answer fills, and posts what is read, in %s',
    (language) => {
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
    },
  )
})

describe('answer page', () => {
  it("returns a refused form with the visitor's text and the errors", () => {
    const draft = {
      name: 'A "quoted" &amp; <b>',
      email: 'nope',
      message: '</textarea><script>x</script>\n\n  &lt; 末尾',
    }
    const filled = renderAnswerPage(
      html,
      { language: 'en', help: 'fields', draft, errors: { email: 'invalid' } },
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
    expect(JSON.parse(outcome?.getAttribute('data-answer') ?? '')).toEqual({
      help: 'fields',
      errors: { email: 'invalid' },
    })
    expect(outcomeOf(filled)).toContain(words.outcomes.failure.en)
    expect(outcomeOf(filled)).toContain(words.help.fields.en)
    expect(form.hasAttribute('hidden')).toBe(false)
  })

  it('equals the page when there is nothing to show', () => {
    const draft = { name: 'Taro' }
    const filled = renderAnswerPage(html, { ...kept, draft }, words)
    const outside = (text: string) => text.replace(/<div data-contact-outcome[\s\S]*?<\/div>/, '')
    expect(outside(filled).replace(' value="Taro"', '')).toBe(outside(html))
  })

  it('shows each visitor their own text only', () => {
    const fill = prepareAnswerPage(html)
    const first = fill({ ...kept, draft: { name: 'Quintus', message: 'mea culpa' } }, words)
    const second = fill({ ...kept, draft: { name: 'Septimus' } }, words)
    const none = fill({ ...kept, draft: null }, words)
    expect(first).toContain('value="Quintus"')
    expect(second).not.toMatch(/Quintus|mea culpa/)
    expect(none).not.toMatch(/Quintus|Septimus|mea culpa/)
    expect(fill({ ...kept, draft: null, help: 'tooMany' }, words)).toContain(words.help.tooMany.ja)
    expect(fill({ ...kept, draft: null }, words)).toBe(none)
  })

  it('keeps scripts, styles, policy and comments byte for byte, because the policy contains hashes', () => {
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

  it('reports a page without the form', () => {
    expect(() => renderAnswerPage('<p></p>', kept, words)).toThrow('form[data-contact-form]')
  })
})
