import type { ExitModel } from '../models/exitModels.ts'
import type { PictureSource } from '../models/pictures.ts'
import styles from './ExitDoors.module.css'
import { Phrases } from './Phrases.tsx'
import { Picture } from './Picture.tsx'

interface ExitDoorsProps {
  readonly picture: PictureSource
  readonly exits: readonly ExitModel[]
}

/** The exits as doors of one wall, each labelled over its door and explained below. */
export function ExitDoors({ picture, exits }: ExitDoorsProps) {
  return (
    <>
      <figure className={styles.doors}>
        <Picture source={picture} sizes="(max-width: 767.98px) 100vw, 704px" />
        <ul className={styles.labels}>
          {exits.map(({ id, door }) => (
            <li key={id} data-exit={id}>
              <a href={`#exit-${id}`}>
                <Phrases phrases={door} />
              </a>
            </li>
          ))}
        </ul>
      </figure>
      <dl className={styles.exits}>
        {exits.map(({ id, name, expansion, text, more, succession }) => (
          <div key={id} id={`exit-${id}`} data-succession={succession}>
            <dt>
              {name}
              {expansion && <small>{expansion}</small>}
            </dt>
            <dd>
              {text}
              {more && (
                <>
                  {' '}
                  <a href={more.href}>{more.label}</a>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
