import type { DoorQuestion, RaisedObstacle } from '../../models/exits/doorQuestions.ts'
import type { DoorsModel } from '../../models/exits/doorsModel.ts'
import type { Link } from '../../models/site/links.ts'
import { Picture } from '../pictures/Picture.tsx'
import { ButtonLink } from '../text/ButtonLink.tsx'
import { Folded } from '../text/Folded.tsx'
import { Phrases } from '../text/Phrases.tsx'
import styles from './ExitChoice.module.css'
import doors from './ExitDoors.module.css'
import { ExitFacts } from './ExitFacts.tsx'

interface ExitChoiceProps extends Omit<DoorsModel, 'lit'> {
  /** In phrases, between which lines may break. */
  readonly heading: readonly string[]
  readonly text: string
  readonly questions: readonly DoorQuestion[]
  /** What answers put in the way, by exit. */
  readonly obstacles: readonly (readonly RaisedObstacle[])[]
  /** Said of an exit in whose way the answers put nothing. */
  readonly unhindered: string
  /** To the exit finder, with the answers: src/browser/doorAnswers.ts. */
  readonly finder: Link
  /** How an address with answers ends. */
  readonly closing: string
  readonly more: Link
}

/**
 * The six exits as doors, which answers close as in the exit finder (calculators/exits/exitDoors.ts): half for
 * one or two, wholly for three; on phones they stay in view while one answers. Below them each exit's facts, and
 * what is in the way. CSS only; without `:has()` a list.
 */
export function ExitChoice(props: ExitChoiceProps) {
  const { heading, text, questions, picture, exits, obstacles, unhindered } = props
  const { finder, closing, more } = props
  return (
    <div className={styles.choice}>
      <div className={styles.intro}>
        <h2 id="doors">
          <Phrases phrases={heading} />
        </h2>
        <p>{text}</p>
      </div>
      <div>
        <div className={styles.questions}>
          {questions.map(({ id, ask, options }) => (
            <fieldset key={id}>
              <legend>{ask}</legend>
              {options.map((option) => (
                <label key={option.id}>
                  <input type="radio" name={id} value={option.id} data-answer={option.key} />
                  {option.label}
                </label>
              ))}
            </fieldset>
          ))}
        </div>
        <nav aria-labelledby="doors" className={styles.stage}>
          <div className={doors.wall}>
            <Picture source={picture} sizes="100vw" />
          </div>
          <ul>
            {exits.map(({ id, door, href }, at) => (
              <li key={id} data-when={keysOf(obstacles[at])}>
                <span aria-hidden="true" className={styles.leaf} />
                <a href={href} className={doors.door} aria-describedby={`about-${id}`}>
                  <Phrases phrases={door} />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ol className={styles.exits}>
        {exits.map(({ id, name, facts, succession }, at) => (
          <li
            key={id}
            id={`about-${id}`}
            data-when={keysOf(obstacles[at])}
            data-succession={succession}
          >
            <h3>{name}</h3>
            <Folded label={name}>
              <ExitFacts facts={facts} />
            </Folded>
            <p className={styles.unhindered}>{unhindered}</p>
            {obstacles[at]?.map(({ text, by }) => (
              <p key={text} data-when={by.join(' ')} className={styles.obstacle}>
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.on}>
        <ButtonLink variant="call" href={finder.href} data-answers={closing}>
          {finder.label}
        </ButtonLink>
        <ButtonLink variant="plain" href={more.href}>
          {more.label}
        </ButtonLink>
      </p>
    </div>
  )
}

/** All answers that raise an obstacle. */
function keysOf(obstacles: readonly RaisedObstacle[] = []): string {
  return [...new Set(obstacles.flatMap(({ by }) => by))].join(' ')
}
