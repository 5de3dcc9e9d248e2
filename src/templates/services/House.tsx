import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import styles from './House.module.css'
import { Room } from './Room.tsx'

interface HouseProps {
  readonly rooms: TemplateWords<'services'>['rooms']
  readonly language: Language
}

/** A house of cut paper, open at the front: every room is a checkbox. */
export function House({ rooms, language }: HouseProps) {
  return (
    <fieldset className={styles.house} data-opening data-house>
      <legend>{rooms.legend}</legend>
      <svg viewBox="0 0 720 170" aria-hidden="true" className={styles.roof}>
        <circle cx="610" cy="62" r="40" fill="#f6cf5f" />
        <path
          fill="#fff"
          d="M30 92q10-30 44-24 16-34 54-18 34-8 40 26 26 4 22 30H40q-16-2-10-14z"
        />
        <path fill="#c99a62" d="M196 34h46v80h-46z" />
        <path fill="#1d423c" d="M0 168 360 8l360 160z" />
        <path fill="#2b5a52" d="M10 160 360 4l350 156z" />
        <path
          fill="none"
          stroke="#3f7a6e"
          strokeWidth="4"
          d="M150 98h420M86 127h548M214 69h292"
          strokeDasharray="26 14"
        />
        <circle cx="360" cy="98" r="34" fill="#fffaf0" />
        <circle cx="360" cy="98" r="26" fill="#bfe0e6" />
        <path stroke="#fffaf0" strokeWidth="6" d="M360 72v52M334 98h52" />
      </svg>
      <div className={styles.rooms}>
        {rooms.list.map((room) => (
          <Room key={room.id} room={room} language={language} />
        ))}
      </div>
    </fieldset>
  )
}
