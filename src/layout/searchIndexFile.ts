import type { APIRoute } from 'astro'
import { contentHash } from '../../routing/contentHash.ts'
import { type Language, languages } from '../../routing/language.ts'
import { searchIndex } from '../models/search/searchIndex.ts'
import { searchIndexPattern } from './searchIndexPattern.ts'

/** Computed once, because shortening an index takes two seconds. */
const built = { ja: build('ja'), en: build('en') }

function build(language: Language) {
  const { index, served } = searchIndex(language)
  const content = JSON.stringify(index)
  return { content, served, file: `search.${language}.${contentHash(content)}.json` }
}

/** The index that a browser loads; empty if it is too large, and the server searches. */
export function searchIndexAddress(language: Language): string {
  const { served, file } = built[language]
  return served ? '' : searchIndexPattern.replace('[file]', file)
}

export const prerender = true

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { file: built[language].file }, props: { language } }))

export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  new Response(built[props.language].content, { headers: { 'content-type': 'application/json' } })
