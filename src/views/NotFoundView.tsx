import { Hero } from '../components/Hero.tsx'
import type { NotFoundModel } from '../models/notFoundModel.ts'
import styles from './NotFoundView.module.css'

/** What an address that names no page shows, with ways onward. */
export function NotFoundView({ model }: { readonly model: NotFoundModel }) {
  return (
    <>
      <Hero {...model.hero} />
      <div className={styles.ways}>
        <p>{model.text}</p>
        <ul>
          {model.waysOn.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
