import { Breadcrumb } from '../../components/frame/Breadcrumb.tsx'
import { Hero } from '../../components/pictures/Hero.tsx'
import { ButtonLink } from '../../components/text/ButtonLink.tsx'
import type { SentModel } from '../../models/pages/sentModel.ts'
import styles from './SentView.module.css'

/** The confirmation after an inquiry. It links home, because "back" would be the form. */
export function SentView({ model }: { readonly model: SentModel }) {
  const { hero, breadcrumb, heading, text, home } = model
  return (
    <>
      <Hero {...hero} />
      <div className={styles.sent}>
        <Breadcrumb {...breadcrumb} />
        <h2>{heading}</h2>
        <p>{text}</p>
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
      </div>
    </>
  )
}
