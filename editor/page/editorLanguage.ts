import type { Language } from '../../routing/language.ts'

/** Where the editor keeps the language that somebody chose in its preferences. */
const preferences = 'sveltia-cms.prefs'

/** The language of the editor's labels and messages: the one chosen in its preferences, else the browser's. */
export function editorLanguage(): Language {
  const chosen = storedLanguage() ?? navigator.language
  return chosen.startsWith('ja') ? 'ja' : 'en'
}

function storedLanguage(): string | undefined {
  try {
    const { locale } = JSON.parse(localStorage.getItem(preferences) ?? '{}')
    // Else it is "auto", or was never chosen.
    return typeof locale === 'string' && /^(ja|en)/.test(locale) ? locale : undefined
  } catch {
    return undefined
  }
}
