import { openWords } from '../../../content-reader/openWords.ts'

/** The content of the project in which the build runs. */
export const words = openWords(process.cwd())

/** The site's public address without a trailing slash; SITE_URL overrides the settings. */
export const siteUrl = (process.env.SITE_URL || words.settings.site.url.value).replace(/\/+$/, '')

export const siteName = words.settings.site.name
