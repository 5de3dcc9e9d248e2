import type { Language } from '../../../routing/language.ts'
import { NextPage } from '../../components/cards/NextPage.tsx'
import { Pager } from '../../components/cards/Pager.tsx'
import { LanguageSwitch } from '../../components/frame/LanguageSwitch.tsx'
import { Logo } from '../../components/frame/Logo.tsx'
import { Trail } from '../../components/frame/Trail.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import { backLink } from '../../models/frame/backLink.ts'
import { frame } from '../../models/frame/frame.ts'
import { headPicture } from '../../models/pictures/pictureModels.ts'
import { href, pageLink, pageName } from '../../models/site/links.ts'
import { words } from '../../models/site/site.ts'
import { dummies } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

const variants = ['call', 'dark', 'plain'] as const

export function actions(language: Language): Specimen[] {
  const { menu, home } = frame('about', language)
  const { heading, sentence } = dummies[language]
  const back = backLink('about', language)
  return [
    ...variants.map(
      (variant): Specimen => ({
        of: ['ButtonLink'],
        state: variant,
        show: {
          node: (
            <ButtonLink variant={variant} href={menu.button.href}>
              {menu.button.label}
            </ButtonLink>
          ),
        },
      }),
    ),
    {
      of: ['Logo'],
      state: 'on paper',
      show: { node: <Logo href={home.href} aria-label={home.label} /> },
    },
    ...(
      [
        ['to home; phones show no breadcrumb', ['home'], 'business'],
        ['to the parent page, three levels', ['home', 'business'], 'sales'],
      ] as const
    ).map(
      ([state, above, page]): Specimen => ({
        of: ['Trail', 'BackLink', 'Breadcrumb'],
        state,
        show: {
          node: (
            <Trail
              back={back}
              breadcrumb={{
                label: words.site.breadcrumb[language],
                links: above.map((id) => pageLink(id, language)),
                current: pageName(page, language),
              }}
            />
          ),
        },
      }),
    ),
    {
      of: ['Pager'],
      state: 'the second of three pages',
      show: {
        node: (
          <Pager
            label={words.site.pager[language]}
            pages={[1, 2, 3].map((number) => ({ number, href: href('insights', language) }))}
            current={2}
          />
        ),
      },
    },
    ...(
      [
        ['with the scene of the page', headPicture('dd-support', language)],
        ['below a full-width picture', null],
      ] as const
    ).map(
      ([state, picture]): Specimen => ({
        of: ['NextPage'],
        state,
        show: {
          node: (
            <NextPage
              heading={heading}
              text={[sentence]}
              href={href('home', language)}
              picture={picture}
            />
          ),
        },
      }),
    ),
    ...(['ja', 'en'] as const).map(
      (current): Specimen => ({
        of: ['LanguageSwitch'],
        state: `${current} is current`,
        show: { node: <LanguageSwitch {...frame('about', current).languages} /> },
      }),
    ),
  ]
}
