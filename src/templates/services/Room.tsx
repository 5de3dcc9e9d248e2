import type { Language } from '../../../routing/language.ts'
import type { TemplateWords } from '../../models/templateModel.ts'
import { yen } from '../yen.ts'
import styles from './Room.module.css'
import balcony from './rooms/balcony.svg?url'
import bath from './rooms/bath.svg?url'
import bedroom from './rooms/bedroom.svg?url'
import child from './rooms/child.svg?url'
import entrance from './rooms/entrance.svg?url'
import kitchen from './rooms/kitchen.svg?url'
import living from './rooms/living.svg?url'
import toilet from './rooms/toilet.svg?url'
import washroom from './rooms/washroom.svg?url'

const drawings = {
  balcony,
  bath,
  bedroom,
  child,
  entrance,
  kitchen,
  living,
  toilet,
  washroom,
}

interface RoomProps {
  readonly room: TemplateWords<'services'>['rooms']['list'][number]
  readonly language: Language
}

/** One room: in grey paper until it is ticked, then lit and in colour. */
export function Room({ room, language }: RoomProps) {
  return (
    <label className={styles.room}>
      <input type="checkbox" name="room" value={room.id} defaultChecked={room.ticked} />
      <img src={drawings[room.id]} alt="" width="240" height="170" />
      <span>
        {room.name} <b>{yen(room.price, language)}</b>
      </span>
    </label>
  )
}
