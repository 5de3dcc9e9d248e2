import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/gallery/templateModel.ts'
import { formatYen } from '../formatYen.ts'
import styles from './Room.module.css'
import rooms from './rooms.svg?url'

interface RoomProps {
  readonly room: TemplateWords<'services'>['rooms']['list'][number]
  readonly language: Language
}

/** A room: grey paper until it is ticked, then lit and coloured. */
export function Room({ room, language }: RoomProps) {
  return (
    <label className={styles.room}>
      <input type="checkbox" name="room" value={room.id} defaultChecked={room.ticked} />
      <img src={`${rooms}#${room.id}`} alt="" width="240" height="170" />
      <span>
        {room.name} <b>{formatYen(room.price, language)}</b>
      </span>
    </label>
  )
}
