import { fill } from '../../../content-reader/text/fill.ts'
import type { Language } from '../../../routing/language.ts'
import { words } from '../site/site.ts'

/** The specification's three carousels (sections 4 and 9): their behaviour by kind. */
const kinds = {
  business: { interval: 10_000, narrowOnly: false, dots: false },
  insights: { interval: 10_000, narrowOnly: true, dots: true },
  services: { interval: 0, narrowOnly: true, dots: true },
} as const

export type CarouselKind = keyof typeof kinds

/**
 * What the carousel's island needs besides its slides.
 * @param label what assistive technology calls it
 * @param count of its slides
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

/** The words of a carousel with so many slides. */
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
