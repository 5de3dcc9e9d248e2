import type { OfferModel } from '../../models/gallery/offerModel.ts'
import type { Link } from '../../models/site/links.ts'
import { ProfileTable } from '../firm/ProfileTable.tsx'
import { ButtonLink } from '../text/ButtonLink.tsx'
import { Phrases } from '../text/Phrases.tsx'
import { SampleLabel } from '../text/SampleLabel.tsx'
import styles from './OfferTerms.module.css'

interface OfferTermsProps extends Pick<OfferModel, 'heading' | 'intro' | 'rows' | 'sample'> {
  readonly headingId?: string
  /** One for each plan, to the contact form, where a template has been chosen. */
  readonly plans?: readonly Link[]
}

/** The terms of a website made from a template. */
export function OfferTerms({
  heading,
  headingId,
  intro,
  rows,
  sample,
  plans = [],
}: OfferTermsProps) {
  return (
    <div className={styles.terms}>
      <h2 id={headingId}>
        <Phrases phrases={heading} />
      </h2>
      {sample && <SampleLabel label={sample} />}
      <p>{intro}</p>
      {plans.length > 0 && (
        <p className={styles.plans}>
          {plans.map(({ label, href }) => (
            <ButtonLink key={href} variant="plain" href={href}>
              {label}
            </ButtonLink>
          ))}
        </p>
      )}
      <ProfileTable rows={rows} />
    </div>
  )
}
