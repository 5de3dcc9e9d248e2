/**
 * Puts specimens into the states that only a visitor gives. Development only: runs in the component page
 * and in the windows within it. `data-ready` on the document says that all is in place.
 */

import { searchedFor } from './searchedFor.ts'

const acts = {
  /** Opens the first section, list or dialog of the specimen. */
  open(stage: HTMLElement) {
    const found = stage.querySelector<HTMLDetailsElement | HTMLDialogElement>('details, dialog')
    if (found instanceof HTMLDialogElement) found.showModal()
    else if (found) found.open = true
  },
  /** Looks focused without taking the focus, which a page has only once. */
  focused(stage: HTMLElement) {
    stage.dataset.focused = ''
    for (const style of document.querySelectorAll('style')) {
      const css = style.textContent.replace(/:focus(?![-\w])/g, ':is(:focus, [data-focused] > *)')
      if (css !== style.textContent) style.textContent = css
    }
  },
  /** Waits for what the island does by itself once it has hydrated: an alert opens, a field is filled in. */
  async settled(stage: HTMLElement) {
    await until(
      () =>
        stage.querySelector('dialog[open]') ??
        stage.querySelector<HTMLInputElement>('input, textarea')?.value,
    )
  },
  /** Types into the search until the island answers. */
  async searched(stage: HTMLElement) {
    const field = await until(() => stage.querySelector<HTMLInputElement>('input[type=search]'))
    await until(() => {
      type(field, searchedFor)
      return stage.querySelector('[data-result]')
    })
  },
  /** Types into a tool's first field what is no number, and leaves it. */
  async faulty(stage: HTMLElement) {
    const field = await until(() =>
      stage.querySelector<HTMLInputElement>('form input:not([type=radio])'),
    )
    let typed = false
    await until(() => {
      // One after the other: what was typed is known once the field is drawn anew, and only a change is heard.
      if (typed) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      else for (const text of ['', searchedFor]) type(field, text)
      typed = !typed
      return stage.querySelector('[aria-invalid="true"]')
    })
  },
  /** Leaves every question of a tool unanswered, which its last option is. */
  async unanswered(stage: HTMLElement) {
    const last = await until(() => stage.querySelector('form fieldset label:last-child input'))
    await until(() => {
      for (const each of stage.querySelectorAll<HTMLInputElement>('form input[value=""]'))
        each.click()
      return (last as HTMLInputElement).checked
    })
  },
  /** Chooses a tool's first option. */
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
  scrolled() {
    scrollTo(0, 400)
  },
  /** Sent empty, but for an address that is none. */
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

/** A state that only a visitor gives. */
export type Forced = keyof typeof acts

/** The specimen's form, which answers to `submit` only some time after its island says that it is ready. */
async function formOf(stage: HTMLElement): Promise<HTMLFormElement> {
  // Nothing is to leave this page, and nothing to be loaded in its place.
  stage.addEventListener('submit', (event) => event.preventDefault())
  return until(() => stage.querySelector('form'))
}

function control(form: HTMLFormElement, name: string): HTMLInputElement {
  return form.elements.namedItem(name) as HTMLInputElement
}

function type(field: HTMLInputElement, text: string): void {
  // React watches the element's own property and would take the event for one without a change.
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

/** Keeps a window as high as what is in it, where it is to be. */
function fitWindow(): void {
  const frame = window.frameElement
  if (!frame?.hasAttribute('data-fit')) return
  const fit = () => frame.setAttribute('height', String(document.body.scrollHeight))
  new ResizeObserver(fit).observe(document.body)
}

async function arrange(): Promise<void> {
  // A specimen that takes the focus must not scroll the page that shows it.
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
