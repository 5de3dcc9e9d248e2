import { useState } from 'react'
import { ToolButton } from '../form/ToolButton.tsx'
import styles from './Scenarios.module.css'
import { differences, type Scenario, TwoScenarios } from './TwoScenarios.tsx'

type ScenariosProps = Omit<Parameters<typeof TwoScenarios>[0], 'held'>

/** Holds the present numbers, to set those that follow beside them. */
export function Scenarios(props: ScenariosProps) {
  const { present, words, language } = props
  const said = words.scenarios
  const [held, setHeld] = useState<Scenario>()
  const differ = held && differences(held, present, words, language).length > 0
  return (
    <section className={styles.scenarios}>
      <h3>{said.heading}</h3>
      <p>{held && !differ ? said.same : said.text}</p>
      <p className={styles.buttons}>
        <ToolButton onClick={() => setHeld(present)}>
          {held ? said.holdAgain : said.hold}
        </ToolButton>
        {held && <ToolButton onClick={() => setHeld(undefined)}>{said.forget}</ToolButton>}
      </p>
      {differ && <TwoScenarios {...props} held={held} />}
    </section>
  )
}
