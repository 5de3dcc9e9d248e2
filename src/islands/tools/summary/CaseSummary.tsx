import type { ReactNode } from 'react'
import { caseFor, joinCase } from '../../../../calculators/state/caseAddress.ts'
import { Door } from '../../../components/exits/Door.tsx'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import type { Tool } from '../../../models/tools/toolModels.ts'
import { useToday } from '../form/useToday.ts'
import { amountsIn } from '../result/amounts.ts'
import { ToolActions } from '../result/ToolActions.tsx'
import { ToolOnward } from '../result/ToolOnward.tsx'
import { ToolSheet } from '../result/ToolSheet.tsx'
import { ExitsPart } from './ExitsPart.tsx'
import { FeesPart } from './FeesPart.tsx'
import { InShort } from './InShort.tsx'
import { PlanPart } from './PlanPart.tsx'
import styles from './Summary.module.css'
import { SummaryEnd } from './SummaryEnd.tsx'
import { useCase } from './useCase.ts'
import { ValuePart } from './ValuePart.tsx'
import { workedOut } from './workedOut.ts'

/**
 * What was entered in the four tools on one or two dated sheets, from the address alone. Without anything in it, as
 * in the built page, it only leads to the tools: their examples are nobody's case.
 */
export function CaseSummary(model: SummaryModel) {
  const { language, tool, words, planner } = model
  const { carried, cut } = useCase()
  const made = workedOut(carried, model, useToday(planner.built))
  const { answers, value, fees, plan } = made
  const amounts = amountsIn(language, tool)
  const common = { words, amounts, language }

  const linkTo = (id: Tool) => {
    const other = tool.others.find((each) => each.id === id)
    return <a href={`${other?.href}#${caseFor(id, carried)}`}>{other?.name}</a>
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
  const held = Object.keys(carried).length > 0
  const fragment = joinCase('', carried)
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
        <div className={styles.begin}>
          <p>{words.begin}</p>
          <ul>
            {tool.others.map(({ id, name, href }) => (
              <li key={id}>
                <Door state="open" />
                <a href={href}>{name}</a>
                {id !== 'summary' && <p>{words.holds[id]}</p>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {held && (
        <>
          {(value || plan?.day.ok) && (
            <InShort
              heading={words.inShort}
              value={value}
              plan={plan}
              words={model.value.value}
              exit={planner.planner.exit}
              range={tool.range}
              amounts={amounts}
              language={language}
            />
          )}
          {part(
            'exit-finder',
            words.exits,
            answers && <ExitsPart answers={answers} model={model.exits} {...common} />,
          )}
          {part(
            'value',
            words.value,
            value && (
              <ValuePart
                {...value}
                planned={plan?.day.ok ? Number(plan.handover.slice(0, 4)) : undefined}
                model={model.value}
                tool={tool}
                {...common}
              />
            ),
          )}
          {part(
            'fees',
            words.fees,
            fees && <FeesPart state={fees} model={model.fees} {...common} />,
          )}
          {part(
            'planner',
            words.plan,
            plan &&
              (plan.day.ok ? (
                <PlanPart
                  plan={plan}
                  words={planner.planner}
                  range={tool.range}
                  language={language}
                />
              ) : (
                <p>
                  {planner.planner.faults[plan.day.code]} {linkTo('planner')}
                </p>
              )),
          )}
          <SummaryEnd
            {...made}
            model={model}
            address={`${location.origin}${location.pathname}#${fragment}`}
          />
          <ToolOnward words={tool} tool={words.name} kept={kept} summary="" />
          <ToolActions words={tool} kept={kept} />
        </>
      )}
    </ToolSheet>
  )
}
