import type { Language } from '../../routing/language.ts'

/** The git host's sign-in buttons, which are useless without a repository. */
const style = '.main > .container > .inner > .buttons > button.secondary { display: none }'

const message: Record<Language, string> = {
  ja: '保存先のリポジトリが設定されていないため、この画面では編集できません。設定の方法は docs/editing.md にあります。',
  en: 'There is no repository to save to, so nothing can be edited here. How to name one is in docs/editing.md.',
}

/**
 * Switches the page to local folders only, for builds without a repository. This works on
 * localhost only.
 * @returns whether the editor is usable; if not, the page says so
 */
export function showFolderOnly(language: Language): boolean {
  const { hostname } = location
  if (/^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(hostname)) {
    const element = document.createElement('style')
    element.textContent = style
    document.head.append(element)
    return true
  }
  const paragraph = document.createElement('p')
  paragraph.textContent = message[language]
  document.body.append(paragraph)
  return false
}
