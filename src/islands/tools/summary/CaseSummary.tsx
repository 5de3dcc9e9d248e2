import { type ReactNode, useLayoutEffect, useState } from 'react'
import { plan } from '../../../../calculators/planner/plan.ts'
import { readHandover } from '../../../../calculators/planner/readHandover.ts'
import { readFragment, type StateForm } from '../../../../calculators/state/addressState.ts'
import {
  type Case,
  caseFor,
  joinCase,
  splitCase,
} from '../../../../calculators/state/caseAddress.ts'
import { feeState } from '../../../../calculators/state/feeState.ts'
import { answersState, chosenPlan } from '../../../../calculators/state/toolStates.ts'
import { valueState } from '../../../../calculators/state/valueState.ts'
import { computeValue } from '../../../../calculators/value/computeValue.ts'
import { secondSteps } from '../../../../calculators/value/waysOfSelling.ts'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import type { Tool } from '../../../models/tools/toolModels.ts'
import { useToday } from '../form/useToday.ts'
import { amountsIn } from '../result/amounts.ts'
import { ToolActions } from '../result/ToolActions.tsx'
import { ToolList } from '../result/ToolList.tsx'
import { ToolSheet } from '../result/ToolSheet.tsx'
import { ExitsPart } from './ExitsPart.tsx'
import { FeesPart } from './FeesPart.tsx'
import { PlanPart } from './PlanPart.tsx'
import styles from './Summary.module.css'
import { ValuePart } from './ValuePart.tsx'

/**
 * What was entered in the four tools on one or two dated sheets, from the address alone. Without anything in it, as
 * in the built page, it only leads to the tools: their examples are nobody's case.
 */
export function CaseSummary({ tool, words, value, fees, exits, planner, ...model }: SummaryModel) {
  const { language } = model
  const { carried, cut } = useCase()
  const today = useToday(planner.built)
  const amounts = amountsIn(language, tool)

  const valued = whole(valueState, carried.value)
  const result = valued && computeValue(valued, valued.step ?? secondSteps[0])
  const compared = whole(feeState, carried.fees)
  const answers = whole(answersState(exits.rules.questions), carried['exit-finder'])
  const { schedules } = planner
  const planned = whole(
    chosenPlan(
      schedules.map(({ exit }) => exit),
      schedules.flatMap(({ steps }) => steps.map(({ id }) => id)),
    ),
    carried.planner,
  )
  const schedule = schedules.find(({ exit }) => exit === planned?.exit)
  const made =
    planned && schedule && plan(schedule, planner.dates, { ...planned, today }, planned.done)
  const day = readHandover(planned?.handover ?? '', today)

  const name = (id: Tool) => tool.others.find((each) => each.id === id)?.name
  const linkTo = (id: Tool) => {
    const href = tool.others.find((each) => each.id === id)?.href
    return <a href={`${href}#${caseFor(id, carried)}`}>{name(id)}</a>
  }
  const part = (id: Tool, heading: string, content: ReactNode) => (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {content || (
        <p>
          {carried[id] || cut ? words.unread : words.unused} {linkTo(id)}
        </p>
      )}
    </section>
  )

  const taxes = result?.ways.flatMap(({ low, high }) => [...low.taxes, ...high.taxes]) ?? []
  const dated = made?.dates ?? []
  const laws = [
    ...(result ? value.practice : []),
    ...value.laws.filter(({ id }) => taxes.some(({ law }) => law === id)),
    ...(compared ? fees.laws : []),
    ...planner.laws.filter(({ id }) => dated.some(({ law }) => law === id)),
  ]
  const sources = [...new Map(laws.map((law) => [law.id, law])).values()]
  const { value: ofValue, shares, retirement, business } = value.leavesOut
  const leftOut = [
    ...(result ? [...ofValue, ...shares, ...retirement, ...business] : []),
    ...(compared ? fees.leavesOut : []),
  ]
  const held = Object.keys(carried).length > 0
  const fragment = joinCase('', carried)
  const address = held ? `${location.origin}${location.pathname}#${fragment}` : ''
  const nothing = () => {}
  const kept = {
    fragment,
    carried,
    entered: false,
    lost: cut ? ('part' as const) : undefined,
    continueIn: (id: Parameters<typeof caseFor>[0]) => caseFor(id, carried),
    onDropped: nothing,
    onForgotten: nothing,
  }
  return (
    <ToolSheet
      title={`${words.name} — ${model.siteName}`}
      words={tool}
      kept={{ ...kept, carried: {} }}
      alone={held}
    >
      {!held && (
        <div className={styles.part}>
          <p>{words.begin}</p>
          <ul>
            {tool.others.map(({ id, name, href }) => (
              <li key={id}>
                <a href={href}>{name}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {held && (
        <>
          {part(
            'exit-finder',
            words.exits,
            answers && (
              <ExitsPart answers={answers} model={exits} words={words} language={language} />
            ),
          )}
          {part(
            'value',
            words.value,
            valued && result && (
              <ValuePart
                state={valued}
                result={result}
                model={value}
                words={words}
                tool={tool}
                amounts={amounts}
                language={language}
              />
            ),
          )}
          {part(
            'fees',
            words.fees,
            compared && (
              <FeesPart
                state={compared}
                model={fees}
                words={words}
                amounts={amounts}
                language={language}
              />
            ),
          )}
          {part(
            'planner',
            words.plan,
            made &&
              schedule &&
              (day.ok ? (
                <PlanPart
                  plan={made}
                  exit={exits.names.find(({ exit }) => exit === schedule.exit)?.name ?? ''}
                  day={schedule.day}
                  words={planner.planner}
                  range={tool.range}
                  language={language}
                />
              ) : (
                <p>
                  {planner.planner.faults[day.code]} {linkTo('planner')}
                </p>
              )),
          )}
          <p className={styles.caution}>{tool.caution}</p>
          {leftOut.length > 0 && (
            <section className={styles.end}>
              <h2>{tool.leavesOut}</h2>
              <ToolList texts={[...new Set(leftOut)]} />
            </section>
          )}
          {sources.length > 0 && (
            <section className={styles.end}>
              <h2>{words.sources}</h2>
              <ul>
                {sources.map(({ id, url, source }) => (
                  <li key={id}>
                    <a href={url}>{source}</a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={styles.end}>
            <h2>{words.comeBack}</h2>
            <p className={styles.address}>
              <a href={address}>{address}</a>
            </p>
          </section>
          <ToolActions words={tool} tool={words.name} kept={kept} summary="" />
        </>
      )}
    </ToolSheet>
  )
}

/** What the address holds, now and whenever it changes. */
function useCase(): Case {
  const [held, setHeld] = useState<Case>({ own: '', carried: {}, cut: false })
  // Before the page for nobody is painted.
  useLayoutEffect(() => {
    const read = () => setHeld(splitCase(location.hash))
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  return held
}

/** A tool's state, unless its part of the address is missing or incomplete. */
function whole<State extends object>(form: StateForm<State>, fragment = ''): State | undefined {
  const { found, kept } = readFragment(form, fragment)
  return kept === 'whole' ? (found as State) : undefined
}
