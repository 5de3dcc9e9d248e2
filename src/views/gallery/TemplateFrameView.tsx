import { LanguageSwitch } from '../../components/frame/LanguageSwitch.tsx'
import { SkipLink } from '../../components/frame/SkipLink.tsx'
import { OfferPanel } from '../../components/gallery/OfferPanel.tsx'
import { OfferTerms } from '../../components/gallery/OfferTerms.tsx'
import { SearchLink } from '../../components/gallery/SearchLink.tsx'
import { TemplateNeighbours } from '../../components/gallery/TemplateNeighbours.tsx'
import { WidthChoice } from '../../components/gallery/WidthChoice.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import { Phrases } from '../../components/text/Phrases.tsx'
import type { TemplateFrameModel } from '../../models/gallery/templateFrameModel.ts'
import styles from './TemplateFrameView.module.css'

/**
 * The preview of a template: a bar with links, and the template at the chosen width, scaled down in narrower
 * windows. No script. On phones the template fills the window between two slim bars.
 */
export function TemplateFrameView({ model }: { readonly model: TemplateFrameModel }) {
  const { skip, numeral, title, page, gallery, use, offer, widths, previous, next } = model
  const { search, languages, bar, ways } = model
  return (
    <div className={styles.page}>
      <SkipLink label={skip} />
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: a page's header is a banner, which may have a name */}
      <header aria-label={bar} className={styles.bar}>
        <a href={gallery.href} data-back="parent" className={styles.back}>
          <span>{gallery.label}</span>
        </a>
        <h1>
          <span aria-hidden="true">{numeral}</span>
          <Phrases phrases={title} />
        </h1>
        <WidthChoice {...widths} />
        <div>
          <SearchLink {...search} />
          <LanguageSwitch {...languages} />
        </div>
      </header>
      <nav aria-label={ways} className={styles.ways}>
        <TemplateNeighbours previous={previous} next={next} />
        <OfferPanel label={offer.short}>
          <OfferTerms {...offer} />
        </OfferPanel>
        <ButtonLink variant="call" href={use.href}>
          {use.label}
        </ButtonLink>
      </nav>
      {/* Named, because the embedded template has landmarks of its own. */}
      <main id="main" tabIndex={-1} aria-label={page.title} className={styles.stage}>
        <iframe title={page.title} src={page.src} loading="lazy" className={styles.template} />
      </main>
    </div>
  )
}
