import type { Language } from '../../routing/language.ts'

/** The ways to sign in to a git host, of which there is none then. */
const style = '.main > .container > .inner > .buttons > button.secondary { display: none }'

const message: Record<Language, string> = {
  ja: '保存先のリポジトリが設定されていないため、この画面では編集できません。設定の方法は docs/editing.md にあります。',
  en: 'There is no repository to save to, so nothing can be edited here. How to name one is in docs/editing.md.',
}

/**
 * Makes the page one for a folder of this computer, where no repository was named to the build. Browsers let pages
 * of this computer only choose a folder that they edit.
 * @returns whether the editor is of use here; if not, the page says so
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
