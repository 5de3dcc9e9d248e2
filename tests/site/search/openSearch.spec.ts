import { expect, test } from '@playwright/test'
import { languages } from '../../../routing/language.ts'
import { openSearchAddress } from '../../../src/models/site/fileAddresses.ts'
import { siteUrl } from '../../../src/models/site/site.ts'
import { documents } from '../support/documents.ts'
import { fileAt, unanswered } from '../support/publicAddresses.ts'
import { attributesOf, valuesOf, xmlErrors } from '../support/xml.ts'

for (const language of languages) {
  test(`${language}: OpenSearch describes the site search, with the parameter q`, async () => {
    const { status, type, text } = await fileAt(openSearchAddress(language))
    const mediaType = 'application/opensearchdescription+xml; charset=utf-8'
    expect([status, type]).toEqual([200, mediaType])
    expect(await xmlErrors(text, 'opensearch.xsd')).toEqual([])
    const own = siteUrl + openSearchAddress(language)
    const below = language === 'ja' ? siteUrl : `${siteUrl}/en`
    expect(attributesOf(text, 'template')).toEqual([`${below}/search?q={searchTerms}`, own])
    expect(await unanswered([own, ...valuesOf(text, 'Image')])).toEqual([])
    const tooLong = text.replace('</ShortName>', `${'x'.repeat(16)}</ShortName>`)
    expect(await xmlErrors(tooLong, 'opensearch.xsd')).not.toEqual([])
  })
}

test('every page links to the description of its language', async () => {
  for (const [path, { document, language }] of await documents()) {
    const link = document.querySelector('head link[rel="search"]')
    expect(link?.getAttribute('href'), path).toBe(openSearchAddress(language))
    expect(link?.getAttribute('title'), path).not.toBe('')
  }
})
