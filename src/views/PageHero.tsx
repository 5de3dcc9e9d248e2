import { Hero } from '../components/Hero.tsx'
import type { Language } from '../site/language.ts'
import { phrases } from '../site/phrases.ts'
import { pagePictures, picture } from '../site/pictures.ts'
import { fadingPages, type PageId } from '../site/routes.ts'

interface PageHeroProps {
  readonly id: PageId
  readonly language: Language
  readonly page: { readonly title: string; readonly subtitle: string }
}

/** A page's hero with its own picture and words. */
export function PageHero({ id, language, page }: PageHeroProps) {
  return (
    <Hero
      title={phrases(page.title, language)}
      subtitle={phrases(page.subtitle, language)}
      picture={picture(pagePictures(id).hero, 'hero', language, true)}
      fade={fadingPages.includes(id)}
    />
  )
}
