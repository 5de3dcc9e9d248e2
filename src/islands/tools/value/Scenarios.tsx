import { useState } from 'react'
import type { Language } from '../../../../routing/language.ts'
import { ToolButton } from '../form/ToolButton.tsx'
import { differences, type Scenario } from './differences.ts'
import styles from './Scenarios.module.css'
import { TwoScenarios } from './TwoScenarios.tsx'

interface ScenariosProps extends Omit<Parameters<typeof TwoScenarios>[0], 'held' | 'differ'> {
  readonly language: Language
}

/** Holds the present numbers, to set those that follow beside them. */
export function Scenarios({ language, ...props }: ScenariosProps) {
  const { present, words } = props
  const said = words.scenarios
  const [held, setHeld] = useState<Scenario>()
  const differ = held ? differences(held, present, words, language) : []
  return (
    <section className={styles.scenarios}>
      <h3>{said.heading}</h3>
      <p>{held && differ.length === 0 ? said.same : said.text}</p>
      <p className={styles.buttons}>
        <ToolButton onClick={() => setHeld(present)}>
          {held ? said.holdAgain : said.hold}
        </ToolButton>
        {held && <ToolButton onClick={() => setHeld(undefined)}>{said.forget}</ToolButton>}
      </p>
      {held && differ.length > 0 && <TwoScenarios {...props} held={held} differ={differ} />}
    </section>
  )
}
