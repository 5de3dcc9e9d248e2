import { colour } from '../../../art/colours.ts'
import { focus, heroFocus } from '../../../art/framings.ts'
import { contentHash } from '../../../routing/contentHash.ts'
import { type Language, languages } from '../../../routing/language.ts'
import type { ArticleId, PageId } from '../../../routing/table.ts'
import { listedRoutes, route } from '../site/routes.ts'
import { words } from '../site/site.ts'
import { pictureNamed } from './pictureModels.ts'

/** A page's picture for link previews (1,200 x 630). */
export interface Preview {
  readonly address: string
  /** The text on it: the title of the page that it was made for. */
  readonly alt: string
}

/** What is drawn into a file of /previews. The file is named by a hash of all of it. */
export interface PreviewPicture {
  readonly file: string
  /** The hero's file in public/pictures. */
  readonly hero: string
  /** Where the hero's subject is: 0 to 1 from the left. */
  readonly subject: number
  /** Absent on a picture without text. */
  readonly words?: {
    readonly language: Language
    readonly title: string
    readonly subtitle: string
  }
  readonly width: number
  readonly height: number
}

/** Raise it when build/previews draws something else from the same words and picture. */
const version = 1
/** 16:9, 4:3 and 1:1: developers.google.com/search/docs/appearance/structured-data/article. */
const shapes = [
  { width: 1200, height: 675 },
  { width: 1200, height: 900 },
  { width: 900, height: 900 },
]

/** The page's own preview, or home's for an answer that nobody links to. */
export function preview(id: PageId, language: Language): Preview {
  const own = route(id).listed === false ? 'home' : id
  const { title } = words.page(own)[language]
  return { address: addressOf(card(own, language)), alt: title }
}

/** An article's picture without text in the shapes of search results. */
export function shapedPictures(id: ArticleId): readonly string[] {
  return cuts(id).map(addressOf)
}

/** Every file of /previews that the pages name. */
export function previewPictures(): PreviewPicture[] {
  return listedRoutes.flatMap(({ id, kind }) => [
    ...languages.map((language) => card(id, language)),
    ...(kind === 'article' ? cuts(id) : []),
  ])
}

function card(id: PageId, language: Language): PreviewPicture {
  const { title, subtitle } = words.page(id)[language]
  const colours = ['paper', 'ink', 'orange', 'orange-dark', 'orange-light'].map(colour)
  const drawn = { words: { language, title, subtitle }, ...heroOf(id), width: 1200, height: 630 }
  const key = contentHash(JSON.stringify([version, colours, drawn]))
  return { file: `${id}-${language}-${key}.jpg`, ...drawn }
}

function cuts(id: PageId): PreviewPicture[] {
  return shapes.map((shape) => {
    const drawn = { ...heroOf(id), ...shape }
    const key = contentHash(JSON.stringify([version, drawn]))
    return { file: `${id}-${shape.width}x${shape.height}-${key}.jpg`, ...drawn }
  })
}

function heroOf(id: PageId) {
  const { hero, file } = words.page(id).ja
  const { stem, width } = pictureNamed(hero, { framing: 'hero', file }).wide
  const subject = (focus[hero]?.phone ?? heroFocus.phone)?.x ?? 0.5
  return { hero: `${stem}-${width}.avif`, subject }
}

function addressOf({ file }: PreviewPicture): string {
  return `/previews/${file}`
}
