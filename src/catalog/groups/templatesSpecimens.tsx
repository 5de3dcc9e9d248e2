import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import { templateIds } from '../../../routing/templates.ts'
import { OfferPanel } from '../../components/gallery/OfferPanel.tsx'
import { OfferTerms } from '../../components/gallery/OfferTerms.tsx'
import { SearchLink } from '../../components/gallery/SearchLink.tsx'
import { TemplateCard } from '../../components/gallery/TemplateCard.tsx'
import { TemplateNeighbours } from '../../components/gallery/TemplateNeighbours.tsx'
import { WidthChoice } from '../../components/gallery/WidthChoice.tsx'
import { Arcade } from '../../components/pictures/Arcade.tsx'
import { serviceCards } from '../../models/cards/cardModels.ts'
import { galleryModel } from '../../models/gallery/galleryModel.ts'
import { templateFrameModel } from '../../models/gallery/templateFrameModel.ts'
import { phrases } from '../../models/text/phrases.ts'
import { dummies } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

export function templates(language: Language): Specimen[] {
  const { cards, filter } = galleryModel('templates', language)
  const [card] = cards
  const [service] = serviceCards(language)
  if (!card || !service) throw new Error('No template has a card to show.')
  const { category: _, ...shown } = card
  const long = phrases(dummies[language].longHeading, language)
  const { widths, previous, next, offer, search } = templateFrameModel(templateIds[0], language)
  return [
    {
      of: ['TemplateCard'],
      state: 'with its screenshot',
      room: 'card',
      show: { node: <TemplateCard {...shown} picture={service.picture} /> },
    },
    {
      of: ['TemplateCard'],
      state: 'before its screenshot, with a long title',
      room: 'card',
      show: { node: <TemplateCard {...shown} picture={null} title={long} /> },
    },
    {
      of: ['TemplateFilter'],
      state: 'all',
      // The filter needs an element to control; here it is the specimen itself.
      show: { island: 'filter', props: { ...filter, place: 'templatefilter-all' } },
    },
    { of: ['Arcade'], state: 'twelve bays', show: { node: <Arcade bays={12} /> } },
    {
      of: ['WidthChoice'],
      state: 'on its dark bar',
      show: { node: onInk(<WidthChoice {...widths} />) },
    },
    {
      of: ['OfferTerms'],
      state: 'with links to the form',
      show: { node: <OfferTerms {...offer} /> },
    },
    {
      of: ['OfferPanel'],
      state: 'closed, on its dark bar',
      room: 'card',
      show: { node: onInk(<OfferPanel label={offer.short}>{offer.intro}</OfferPanel>) },
    },
    {
      of: ['SearchLink'],
      state: 'on its dark bar',
      room: 'card',
      show: { node: onInk(<SearchLink {...search} />) },
    },
    {
      of: ['TemplateNeighbours'],
      state: 'on its dark bar',
      room: 'card',
      show: {
        node: onInk(<TemplateNeighbours previous={previous} next={next} />),
      },
    },
  ]
}

function onInk(node: ReactNode): ReactNode {
  const style = { background: 'var(--color-ground-dark)', color: 'var(--color-on-dark)' }
  return <div style={style}>{node}</div>
}
