import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'

/**
 * Behaviour of the specification's three carousels (sections 4 and 9); `interval` in ms, 0 for no timer. The first
 * move is never earlier than hydration, up to 8 s after `load` (src/browser/hydrateOnApproach.ts).
 */
const kinds = {
  business: { interval: 10_000, narrowOnly: false, dots: false },
  insights: { interval: 10_000, narrowOnly: true, dots: true },
  services: { interval: 0, narrowOnly: true, dots: true },
} as const

export type CarouselKind = keyof typeof kinds

/**
 * Props of the carousel island besides its slides.
 * @param label its accessible name
 * @param count number of slides
 */
export function carouselModel(
  kind: CarouselKind,
  label: string,
  count: number,
  language: Language,
) {
  return { kind, label, count, words: carouselWords(count, language), ...kinds[kind] }
}

export type CarouselModel = ReturnType<typeof carouselModel>

export function carouselWords(count: number, language: Language) {
  const { slide, goTo, previous, next, pause, play, dots } = words.home.carousel
  const each = (text: string) =>
    Array.from({ length: count }, (_, at) => fill(text, { n: at + 1, total: count }))
  return {
    previous: previous[language],
    next: next[language],
    pause: pause[language],
    play: play[language],
    dots: dots[language],
    slides: each(slide[language]),
    goTo: each(goTo[language]),
  }
}
