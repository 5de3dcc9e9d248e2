import type { APIRoute } from 'astro'
import { contentHash } from '../../routing/contentHash.ts'
import { type Language, languages } from '../../routing/language.ts'
import { searchIndex } from '../models/search/searchIndex.ts'
import { searchIndexPattern } from './searchIndexPattern.ts'

/** Computed once, because shortening an index takes half a second. */
const contents = { ja: contentsOf('ja'), en: contentsOf('en') }

function contentsOf(language: Language): string {
  return JSON.stringify(searchIndex(language))
}

function fileOf(language: Language): string {
  return `search.${language}.${contentHash(contents[language])}.json`
}

export function searchIndexAddress(language: Language): string {
  return searchIndexPattern.replace('[file]', fileOf(language))
}

export const prerender = true

export const getStaticPaths = () =>
  languages.map((language) => ({ params: { file: fileOf(language) }, props: { language } }))

export const GET: APIRoute<{ language: Language }> = ({ props }) =>
  new Response(contents[props.language], { headers: { 'content-type': 'application/json' } })
