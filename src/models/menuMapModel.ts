import type { Language } from '../../routing/language.ts'
import { dataFiles } from '../../words/data.ts'
import { type Link, pageLink } from './links.ts'
import { menuThemes } from './menuThemes.ts'
import { decorativePicture, type PictureSource } from './pictures.ts'
import { words } from './site.ts'

/** The map of all pages that is beside the menu's entries, by theme. */
export interface MenuMapModel {
  readonly name: string
  readonly themes: readonly {
    readonly heading: string
    readonly picture: PictureSource
    readonly links: readonly Link[]
  }[]
}

/** Where the map is built as a page of its own, which the menu fetches: see src/document/menuMap.ts. */
export const menuMapPath = '/menu-map'

export function menuMapModel(language: Language): MenuMapModel {
  return {
    name: words.menu.map[language],
    themes: menuThemes().map(({ heading, picture, pages }) => ({
      heading: heading[language],
      picture: decorativePicture(picture, { framing: 'card', file: dataFiles.menu.file }),
      links: pages.map((page) => pageLink(page, language)),
    })),
  }
}
