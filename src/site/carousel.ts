import { home } from './content/home.ts'
import { fill } from './content/words.ts'
import type { Language } from './language.ts'

/** The words of a carousel with so many slides. */
export function carouselWords(count: number, language: Language) {
  const { slide, goTo, ...words } = home.carousel
  const each = (text: string) =>
    Array.from({ length: count }, (_, at) => fill(text, { n: at + 1, total: count }))
  return {
    previous: words.previous[language],
    next: words.next[language],
    pause: words.pause[language],
    play: words.play[language],
    dots: words.dots[language],
    slides: each(slide[language]),
    goTo: each(goTo[language]),
  }
}
