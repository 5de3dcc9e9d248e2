/**
 * Puts specimens into states that need user interaction (development only; runs on the component page and in
 * its windows). `data-ready` on the document signals completion.
 */

import { searchedFor } from './searchedFor.ts'

const acts = {
  /** Opens the specimen's first section, list or dialog. */
  open(stage: HTMLElement) {
    const found = stage.querySelector<HTMLDetailsElement | HTMLDialogElement>('details, dialog')
    if (found instanceof HTMLDialogElement) found.showModal()
    else if (found) found.open = true
  },
  /** Styles an element as focused without moving the focus, of which a page has only one. */
  focused(stage: HTMLElement) {
    stage.dataset.focused = ''
    for (const style of document.querySelectorAll('style')) {
      const css = style.textContent.replace(/:focus(?![-\w])/g, ':is(:focus, [data-focused] > *)')
      if (css !== style.textContent) style.textContent = css
    }
  },
  /** Waits for what the island does after hydration: an alert opens, a field is filled. */
  async settled(stage: HTMLElement) {
    await until(
      () =>
        stage.querySelector('dialog[open]') ??
        stage.querySelector<HTMLInputElement>('input, textarea')?.value,
    )
  },
  /** Types into the search until results appear. */
  async searched(stage: HTMLElement) {
    const field = await until(() => stage.querySelector<HTMLInputElement>('input[type=search]'))
    await until(() => {
      type(field, searchedFor)
      return stage.querySelector('[data-result]')
    })
  },
  /** Types an invalid number into a tool's first field and leaves it. */
  async faulty(stage: HTMLElement) {
    const field = await until(() =>
      stage.querySelector<HTMLInputElement>('form input:not([type=radio])'),
    )
    let typed = false
    await until(() => {
      // In sequence: the input is processed after a render, and only a change event is noticed.
      if (typed) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      else for (const text of ['', searchedFor]) type(field, text)
      typed = !typed
      return stage.querySelector('[aria-invalid="true"]')
    })
  },
  /** Answers every question of a tool with its last option, “unanswered”. */
  async unanswered(stage: HTMLElement) {
    const last = await until(() => stage.querySelector('form fieldset label:last-child input'))
    await until(() => {
      for (const each of stage.querySelectorAll<HTMLInputElement>('form input[value=""]'))
        each.click()
      return (last as HTMLInputElement).checked
    })
  },
  /** Selects a tool's first option. */
  async first(stage: HTMLElement) {
    const option = await until(() => stage.querySelector<HTMLInputElement>('form [type=radio]'))
    await until(() => {
      option.click()
      return option.checked
    })
  },
  openAll(stage: HTMLElement) {
    for (const each of stage.querySelectorAll('details')) each.open = true
  },
  /** Asks for all numbers of a tool that begins with a few, and opens all of it. */
  async allNumbers(stage: HTMLElement) {
    const count = stage.querySelectorAll('details').length
    await until(() => {
      stage.querySelector<HTMLInputElement>('form input[name=entry]:not(:checked)')?.click()
      return stage.querySelectorAll('details').length > count
    })
    acts.openAll(stage)
  },
  scrolled() {
    scrollTo(0, 400)
  },
  /** Submits the form empty except for an invalid address. */
  async errors(stage: HTMLElement) {
    const form = await formOf(stage)
    control(form, 'email').value = 'name@'
    await until(() => {
      form.requestSubmit()
      return form.querySelector('[aria-invalid="true"]')
    })
  },
  async sent(stage: HTMLElement) {
    const form = await formOf(stage)
    for (const name of ['name', 'message']) control(form, name).value = name
    control(form, 'email').value = 'name@example.jp'
    let posted = false
    window.fetch = async () => {
      posted = true
      return new Response('{}')
    }
    await until(() => {
      form.requestSubmit()
      return posted
    })
    const alert = await until(() => stage.querySelector<HTMLDialogElement>('dialog[open]'))
    alert.querySelector('button')?.click()
    await until(() => form.hidden && !alert.open)
  },
}

/** States that only interaction brings about. */
export type Forced = keyof typeof acts

/** The specimen's form, which handles `submit` some time after its island is ready. */
async function formOf(stage: HTMLElement): Promise<HTMLFormElement> {
  // Nothing may be sent from this page.
  stage.addEventListener('submit', (event) => event.preventDefault())
  return until(() => stage.querySelector('form'))
}

function control(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}

function type(field: HTMLInputElement, text: string): void {
  // React tracks the element's own `value` property and would ignore the event as no change.
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

async function until<T>(look: () => T): Promise<NonNullable<T>> {
  for (;;) {
    const found = look()
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function fitWindow(): void {
  const frame = window.frameElement
  if (!frame?.hasAttribute('data-fit')) return
  const fit = () => frame.setAttribute('height', String(document.body.scrollHeight))
  new ResizeObserver(fit).observe(document.body)
}

async function arrange(): Promise<void> {
  // A specimen that takes the focus must not scroll the page around it.
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function () {
    focus.call(this, { preventScroll: true })
  }
  await until(() => !document.querySelector('astro-island[ssr]'))
  for (const stage of document.querySelectorAll<HTMLElement>('[data-forced]')) {
    await acts[stage.dataset.forced as Forced](stage)
  }
  document.documentElement.dataset.ready = ''
}

fitWindow()
arrange()
