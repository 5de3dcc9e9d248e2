import { ButtonLink } from '../components/ButtonLink.tsx'
import { CardGrid } from '../components/CardGrid.tsx'
import { PageCard } from '../components/PageCard.tsx'
import { coaching } from '../site/content/cards.ts'
import { readPage } from '../site/content/page.ts'
import { words } from '../site/content/words.ts'
import { pageName } from '../site/frame.ts'
import type { Language } from '../site/language.ts'
import { href } from '../site/links.ts'
import { phrases } from '../site/phrases.ts'
import { type PageId, route } from '../site/routes.ts'
import type { EssayViewProps } from './EssayView.tsx'

/** What single pages of the common shape show besides their text (specification, section 2). */
export function additions(
  id: PageId,
  language: Language,
): Pick<EssayViewProps, 'main' | 'after' | 'end'> {
  if (id === 'about-legatus') {
    return {
      after: {
        'what-is-legatus': linkCard('what-is-legatus', language),
        'why-continue': linkCard('why-companies-must-continue', language),
      },
    }
  }
  if (id === 'sales') {
    const cards = coaching.items
      .filter((card) => route(card.id).published)
      .map(({ id, title, text }) => (
        <li key={id}>
          <PageCard
            href={href(id, language)}
            title={phrases(title[language], language)}
            text={text[language]}
          />
        </li>
      ))
    return { end: <CardGrid>{cards}</CardGrid> }
  }
  if (id === 'website-design' && route('templates').published) {
    const button = (
      <ButtonLink href={href('templates', language)}>{words.viewTemplates[language]}</ButtonLink>
    )
    return { end: button }
  }
  return {}
}

function linkCard(id: PageId, language: Language) {
  const { subtitle } = readPage(id, language)
  const title = phrases(pageName(id, language), language)
  return <PageCard href={href(id, language)} title={title} text={subtitle} />
}
