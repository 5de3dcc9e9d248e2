import { dataFiles } from '../../../content-reader/data.ts'
import type { Language } from '../../../routing/language.ts'
import { Tile } from '../../components/cards/Tile.tsx'
import { ExitChoice } from '../../components/exits/ExitChoice.tsx'
import { ExitDoors } from '../../components/exits/ExitDoors.tsx'
import { ExitList } from '../../components/exits/ExitList.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import { Panorama } from '../../components/pictures/Panorama.tsx'
import { PhotoFigure } from '../../components/pictures/PhotoFigure.tsx'
import { Picture } from '../../components/pictures/Picture.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import { Dropdown } from '../../components/text/Dropdown.tsx'
import { serviceCards } from '../../models/cards/cardModels.ts'
import { doorsModel } from '../../models/exits/doorsModel.ts'
import { exitModels } from '../../models/exits/exitModels.ts'
import { heroModel } from '../../models/frame/heroModel.ts'
import { homeModel } from '../../models/pages/homeModel.ts'
import { picture } from '../../models/pictures/pictureModels.ts'
import { routes } from '../../models/site/routes.ts'
import { words } from '../../models/site/site.ts'
import { dummies } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'
import { testPhoto } from '../testPhotos.ts'

export function pictures(language: Language): Specimen[] {
  const { hero, doors, tiles, activity } = homeModel(language)
  const { short, long } = shortestAndLongest(language)
  const [tile] = tiles
  const [service] = serviceCards(language)
  return [
    {
      of: ['Hero', 'Opening'],
      state: 'short title',
      show: { node: <Hero {...short} fade={false} /> },
    },
    { of: ['Hero'], state: 'long title', show: { node: <Hero {...long} fade={false} /> } },
    { of: ['Hero'], state: 'headline', show: { node: <Hero {...hero} headline /> } },
    { of: ['Hero'], state: 'low on phones', show: { node: <Hero {...short} height="low" /> } },
    {
      of: ['Hero'],
      state: 'of the least height on phones',
      show: { node: <Hero {...short} height="least" /> },
    },
    { of: ['Hero'], state: 'fading subtitle', show: { node: <Hero {...short} fade /> } },
    {
      of: ['Picture'],
      state: 'cut for phones and for wide windows',
      show: { node: <Picture source={hero.picture} sizes="100vw" /> },
    },
    {
      of: ['Picture'],
      state: 'one cut',
      room: 'card',
      show: { node: service && <Picture source={service.picture} sizes="347px" /> },
    },
    ...[undefined, dummies[language].sentence].map(
      (caption): Specimen => ({
        of: ['PhotoFigure', 'Picture'],
        state: caption ? 'with a caption' : 'without a caption',
        room: 'text',
        show: {
          node: (
            <PhotoFigure
              picture={testPhoto('scene', dummies[language].sentence)}
              caption={caption}
            />
          ),
        },
      }),
    ),
    ...routes
      .flatMap(({ id }) => words.page(id)[language].panorama?.picture ?? [])
      .slice(0, 1)
      .map(
        (name): Specimen => ({
          of: ['Panorama'],
          state: 'across the window',
          show: {
            node: (
              <Panorama
                picture={picture(name, {
                  framing: 'panorama',
                  language,
                  file: dataFiles.pictures.file,
                })}
              />
            ),
          },
        }),
      ),
    {
      of: ['Tile'],
      state: 'narrow, with a button',
      room: 'text',
      show: {
        node: tile && (
          <Tile {...tile}>
            <ButtonLink href={tile.href}>{tile.more}</ButtonLink>
          </Tile>
        ),
      },
    },
    {
      of: ['Tile'],
      state: 'wide, with a dropdown',
      show: {
        node: (
          <Tile wide {...activity}>
            <Dropdown label={activity.choose} links={activity.links} />
          </Tile>
        ),
      },
    },
    {
      of: ['ExitDoors', 'ExitFacts'],
      state: "a page's head",
      show: {
        node: (
          <ExitDoors {...doorsModel(language)} heading={doors.heading} text={doors.heading}>
            <p>{doors.text}</p>
          </ExitDoors>
        ),
      },
    },
    {
      of: ['ExitChoice', 'Folded', 'ExitFacts'],
      state: 'before answers',
      show: { node: <ExitChoice {...doors} /> },
    },
    {
      of: ['ExitList', 'ExitFacts'],
      state: 'all exits',
      show: { node: <ExitList exits={exitModels(language)} /> },
    },
  ]
}

function shortestAndLongest(language: Language) {
  const pages = routes
    .map(({ id }) => words.page(id)[language])
    .sort((a, b) => a.title.length - b.title.length)
  const [short, long] = [pages[0], pages.at(-1)]
  if (!short || !long) throw new Error('No page has a hero to show.')
  return { short: heroModel(short, language), long: heroModel(long, language) }
}
