import type { Language } from '../../routing/language.ts'
import type { Explanation } from '../check/explain.ts'
import styles from './mistakes.css?inline'

const words = {
  saving: {
    ja: {
      heading: 'まだ保存していません',
      lead: '次の点を直してから、もう一度保存してください。',
      close: '閉じて直す',
    },
    en: {
      heading: 'Not saved yet',
      lead: 'Mend what follows, then save again.',
      close: 'Close and mend',
    },
  },
  warning: {
    ja: {
      heading: '保存する前にご確認ください',
      lead: 'このままでも保存できます。',
      close: '戻って直す',
    },
    en: {
      heading: 'Before you save',
      lead: 'It can be saved as it is.',
      close: 'Go back and mend',
    },
  },
  choosing: {
    ja: {
      heading: 'この写真は使えません',
      lead: '写真は変わっていません。別の写真を選んでください。',
      close: '閉じる',
    },
    en: {
      heading: 'This picture cannot be used',
      lead: 'Nothing has changed. Choose another picture.',
      close: 'Close',
    },
  },
  direct: {
    ja: { heading: 'この画面では変えられません', lead: '何も変わっていません。', close: '閉じる' },
    en: { heading: 'Not to be changed here', lead: 'Nothing has changed.', close: 'Close' },
  },
}

const saveAnyway = { ja: 'このまま保存する', en: 'Save as it is' }

/**
 * Shows warnings before saving.
 * @returns whether to save anyway
 */
export function confirmWarnings(
  warnings: readonly Explanation[],
  language: Language,
): Promise<boolean> {
  const { dialog, button } = openDialog(warnings, language, 'warning')
  const save = element('button', { type: 'submit', value: 'save' }, saveAnyway[language])
  button.before(save)
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'save'))
    const goBack = (event: Event) => {
      // Keep it open until the editor's own message is gone.
      event.preventDefault()
      dismissGeneralMessage(dialog)
      setTimeout(() => dialog.close(), 1000)
      resolve(false)
    }
    button.addEventListener('click', goBack)
    dialog.addEventListener('cancel', goBack)
  })
}

/**
 * Shows why something was rejected, until closed. Repeated rejections (the editor retries writing a file) are
 * shown once.
 * @param refused the action: saving an entry, choosing a photograph, or a change without review
 */
export function showMistakes(
  mistakes: readonly Explanation[],
  language: Language,
  refused: 'saving' | 'choosing' | 'direct' = 'saving',
): void {
  if (document.querySelector('dialog.mistakes')) return
  const { dialog } = openDialog(mistakes, language, refused)
  if (refused === 'saving') dismissGeneralMessage(dialog)
}

/** @returns the dialog and its close button */
function openDialog(
  found: readonly Explanation[],
  language: Language,
  about: keyof typeof words,
): { dialog: HTMLDialogElement; button: HTMLElement } {
  const { heading, lead, close } = words[about][language]
  const list = element(
    'ul',
    {},
    // The same fault in several places is one message.
    ...Map.groupBy(found, ({ problem }) => problem)
      .entries()
      .map(([problem, those]) =>
        element(
          'li',
          {},
          ...those.map(({ place }) => element('strong', {}, place)),
          element('span', {}, problem),
        ),
      ),
  )
  const button = element('button', { type: 'submit', autofocus: '' }, close)
  const dialog = element(
    'dialog',
    { class: 'mistakes', 'aria-labelledby': 'mistakes-heading' },
    element('style', {}, styles),
    element('h2', { id: 'mistakes-heading' }, heading),
    element('p', {}, lead),
    list,
    element('form', { method: 'dialog' }, button),
  ) as HTMLDialogElement
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return { dialog, button }
}

/** Dismisses the editor's own message: "try again later" would mislead. */
function dismissGeneralMessage(ours: HTMLDialogElement): void {
  const observer = new MutationObserver(() => {
    const others = [...document.querySelectorAll('dialog[open]')].filter((each) => each !== ours)
    const button = others.at(-1)?.querySelector('button')
    if (!button) return
    observer.disconnect()
    button.click()
  })
  const attributeFilter = ['open']
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter,
  })
  ours.addEventListener('close', () => observer.disconnect())
}

function element(name: string, attributes: Record<string, string>, ...content: (Node | string)[]) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...content)
  return made
}
