import type { ReactNode } from 'react'
import type { Language } from '../../../routing/language.ts'
import { ArticleCard } from '../../components/cards/ArticleCard.tsx'
import { BusinessCard } from '../../components/cards/BusinessCard.tsx'
import { ServiceCard } from '../../components/cards/ServiceCard.tsx'
import { CarouselControls } from '../../islands/carousel/CarouselControls.tsx'
import { businessCards, serviceCards } from '../../models/cards/cardModels.ts'
import {
  type CarouselKind,
  carouselModel,
  carouselWords,
} from '../../models/cards/carouselModel.ts'
import { homeModel } from '../../models/pages/homeModel.ts'
import { words } from '../../models/site/site.ts'
import type { Specimen } from '../specimen.ts'
import { articleCards } from './cardsSpecimens.tsx'

/** The three carousels before and after hydration, and their controls. */
export function carousels(language: Language): Specimen[] {
  const { business, insights } = homeModel(language)
  const both = (kind: CarouselKind, label: string, slides: readonly ReactNode[]): Specimen[] =>
    [true, false].map((hydrated) => ({
      of: ['Carousel'],
      state: `${kind}, ${hydrated ? 'hydrated' : 'a plain list'}`,
      show: {
        island: 'carousel',
        hydrated,
        slides,
        props: carouselModel(kind, label, slides.length, language),
      },
    }))
  return [
    ...both(
      'business',
      business.carousel.label,
      businessCards(language).map((card) => <BusinessCard key={card.href} {...card} />),
    ),
    ...both(
      'insights',
      insights.carousel.label,
      articleCards(language).map((card) => <ArticleCard key={card.href} {...card} />),
    ),
    ...both(
      'services',
      words.site.services[language],
      serviceCards(language).map((card) => <ServiceCard key={card.href} {...card} />),
    ),
    controls(language, 'arrows only', { available: false, stopped: false, dots: false }),
    controls(language, 'turning, with pause', { available: true, stopped: false, dots: false }),
    controls(language, 'stopped, with play', { available: true, stopped: true, dots: false }),
    controls(language, 'with dots', { available: true, stopped: false, dots: true }),
  ]
}

const count = 4

interface Controls {
  readonly available: boolean
  readonly stopped: boolean
  readonly dots: boolean
}

function controls(language: Language, state: string, { dots, ...rotation }: Controls): Specimen {
  const nothing = () => {}
  const node = (
    <CarouselControls
      words={carouselWords(count, language)}
      count={count}
      current={1}
      rotation={{ ...rotation, running: !rotation.stopped, toggle: nothing }}
      dots={dots}
      onTurn={nothing}
      onShow={nothing}
      onKeyDown={nothing}
    />
  )
  return { of: ['CarouselControls'], state, show: { node } }
}
