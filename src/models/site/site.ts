import { openWords } from '../../../content-reader/openWords.ts'

/** The words of the site that is being built: those of the project that the build runs in. */
export const words = openWords(process.cwd())

/** The site's public address without a slash at the end; SITE_URL overrides the settings. */
export const siteUrl = (process.env.SITE_URL || words.settings.site.url.value).replace(/\/+$/, '')

export const siteName = words.settings.site.name
