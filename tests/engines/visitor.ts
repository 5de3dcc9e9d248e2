import { type Language, languages } from '../../routing/language.ts'
import { href } from '../../src/models/site/links.ts'
import { words } from '../../src/models/site/site.ts'
import { tools } from '../../src/models/tools/toolModels.ts'
import { mailFrom } from '../site/support/contactForm.ts'
import { type Check, type Engine, until } from './engine.ts'

const phone = 500
const desktop = 1280

/** What visitors do, by keyboard wherever one can. */
export function visitorChecks(mail: string): Check[] {
  return [
    ...languages.map((language, at) => ({
      name: `${language}: the form is sent, and its mail arrives`,
      run: async (engine: Engine) => {
        const name = `${engine.name} ${language} ${Date.now()}`
        await engine.open(href('contact', language), at === 0 ? phone : desktop)
        await write(engine, '[name=name]', name)
        await write(engine, '[name=email]', 'engine@example.jp')
        await write(engine, '[name=message]', '後継者がいません。')
        await focus(engine, 'main form [type=submit]')
        await engine.press('Enter')
        await until(
          engine,
          'the alert',
          () => !!document.querySelector('dialog[open][data-outcome=success]'),
        )
        await arrived(name, mail)
        await engine.press('Enter')
        await until(
          engine,
          'the confirmation',
          () => !document.querySelector<HTMLElement>('[data-contact-confirmation]')?.hidden,
        )
      },
    })),
    ...languages.map((language) => ({
      name: `${language}: search finds what is typed`,
      run: async (engine: Engine) => {
        await engine.open(href('search', language), phone)
        await write(engine, 'main input[type=search]', 'M&A')
        await until(engine, 'results', () => document.querySelectorAll('[data-result]').length > 2)
      },
    })),
    ...languages.map((language) => ({
      name: `${language}: the field of search above a text suggests, by keyboard`,
      run: (engine: Engine) => suggestions(engine, language),
    })),
    ...tools.map((tool) => ({
      name: `${tool}: opens and reckons`,
      run: async (engine: Engine) => {
        await engine.open(href(tool, 'ja'), phone)
        await until(engine, 'the tool', () => {
          document.querySelector('[data-tool] form')?.scrollIntoView()
          return !document.querySelector('[data-tool] noscript')
        })
        const before = await engine.run(toolText)
        const kind = tool === 'exit-finder' ? '[type=radio]' : ':not([type=hidden], [type=radio])'
        await focus(engine, `[data-tool] input${kind}`)
        if (tool === 'exit-finder') await engine.press('ArrowRight')
        else if (tool === 'planner') await engine.run(setDate)
        else await engine.type('9')
        await until(
          engine,
          'another answer',
          (text) => document.querySelector<HTMLElement>('[data-tool]')?.textContent !== text,
          before,
        )
      },
    })),
    { name: 'the menu opens and closes by keyboard, and gives the focus back', run: menu },
    { name: 'the carousel turns by keyboard', run: carousel },
    { name: 'the filter of the gallery leaves one category in view', run: filter },
    { name: 'a question opens by keyboard', run: question },
    { name: 'the other language is one press away', run: otherLanguage },
  ]
}

/** Waits for the mail of an inquiry, which is sent after it is stored. */
async function arrived(name: string, mail: string): Promise<void> {
  const end = Date.now() + 20_000
  while (!(await mailFrom(name, mail))) {
    if (Date.now() > end) throw new Error('no mail')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const toolText = () => document.querySelector('[data-tool]')?.textContent ?? ''

function setDate() {
  const input = document.querySelector<HTMLInputElement>('[data-tool] input[name=handover]')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, '2041-03-31')
  input?.dispatchEvent(new Event('input', { bubbles: true }))
}

async function focus(engine: Engine, selector: string) {
  await engine.run((selector) => {
    const element = document.querySelector<HTMLElement>(selector)
    element?.scrollIntoView({ block: 'center', behavior: 'instant' })
    element?.focus()
  }, selector)
}

async function write(engine: Engine, selector: string, text: string) {
  await focus(engine, selector)
  await engine.type(text)
}

async function suggestions(engine: Engine, language: Language) {
  await engine.open(href('about-legatus', language), desktop)
  await write(engine, 'body > search input', 'M&A')
  await until(engine, 'suggestions', () => document.querySelectorAll('[role=option]').length > 2)
  await engine.press('ArrowDown')
  await until(engine, 'a choice', () => {
    const chosen = document.querySelector('[aria-selected=true]')
    const { activeElement } = document
    return !!chosen && activeElement?.getAttribute('aria-activedescendant') === chosen.id
  })
  await engine.press('Escape')
  await until(engine, 'a closed list', () => {
    const list = document.querySelector<HTMLElement>('[role=listbox]')
    return !!list?.hidden && document.activeElement?.getAttribute('aria-expanded') === 'false'
  })
  await engine.press('Enter')
  await until(
    engine,
    'the results',
    (page) => location.pathname === page && !!document.querySelector('#results'),
    href('search', language),
  )
}

async function menu(engine: Engine) {
  await engine.open('/', phone)
  await focus(engine, 'header [commandfor=menu]')
  await engine.press('Enter')
  await until(engine, 'the menu', () => !!document.querySelector('#menu[open]'))
  await engine.press('Tab')
  await until(engine, 'the focus in the menu', () => !!document.activeElement?.closest('#menu'))
  await engine.press('Escape')
  await until(
    engine,
    'the focus back',
    () =>
      !document.querySelector('#menu[open]') &&
      !!document.activeElement?.matches('header [commandfor=menu]'),
  )
}

async function carousel(engine: Engine) {
  await engine.open('/', phone)
  const label = words.home.business.heading.ja
  const button = `[aria-label="${label}"] [aria-label="${words.home.carousel.next.ja}"]`
  await focus(engine, button)
  await until(
    engine,
    'the carousel',
    (label) => !!document.querySelector(`[aria-label="${label}"][data-active]`),
    label,
  )
  const current = () =>
    document.querySelector('[data-active] [data-current]')?.getAttribute('aria-label') ?? ''
  const before = await engine.run(current)
  await focus(engine, button)
  await engine.press('Enter')
  await until(
    engine,
    'the next slide',
    (before) =>
      document.querySelector('[data-active] [data-current]')?.getAttribute('aria-label') !== before,
    before,
  )
}

async function filter(engine: Engine) {
  await engine.open(href('templates', 'ja'), phone)
  await focus(engine, 'main [role=group] button:nth-of-type(2)')
  await engine.press('Enter')
  await until(engine, 'fewer cards', () => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-template]')]
    const shown = cards.filter(({ offsetParent }) => offsetParent).length
    return shown > 0 && shown < cards.length
  })
}

async function question(engine: Engine) {
  await engine.open(href('succession', 'ja'), phone)
  await focus(engine, 'main details summary')
  await engine.press('Enter')
  await until(engine, 'an open answer', () => !!document.querySelector('main details[open]'))
}

async function otherLanguage(engine: Engine) {
  await engine.open(href('fees', 'ja'), desktop)
  await focus(engine, 'a[data-language]')
  await engine.press('Enter')
  await until(engine, 'the English page', () => location.pathname === '/en/fees')
}
