import type { Language } from '../../routing/language.ts'

/** Local storage key of the editor's preferences. */
const preferences = 'sveltia-cms.prefs'

/** The language of the editor's labels: from its preferences, otherwise the browser's. */
export function editorLanguage(): Language {
  const chosen = storedLanguage() ?? navigator.language
  return chosen.startsWith('ja') ? 'ja' : 'en'
}

function storedLanguage(): string | undefined {
  try {
    const { locale } = JSON.parse(localStorage.getItem(preferences) ?? '{}')
    return locale === 'auto' ? undefined : locale
  } catch {
    return undefined
  }
}
