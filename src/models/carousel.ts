import type { Language } from '../../routing/language.ts'
import { fill } from '../../words/fill.ts'
import { words } from './site.ts'

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
