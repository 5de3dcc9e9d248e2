import { useMemo, useRef, useState } from 'react'
import { exitDoors } from '../../../../calculators/exits/exitDoors.ts'
import { findChanges } from '../../../../calculators/exits/findChanges.ts'
import { type Answers, findExits } from '../../../../calculators/exits/findExits.ts'
import { monthsToHandover } from '../../../../calculators/exits/monthsToHandover.ts'
import { addMonths } from '../../../../calculators/planner/day.ts'
import { toFragment } from '../../../../calculators/state/addressState.ts'
import { answersState, plannerState } from '../../../../calculators/state/toolStates.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import { ExitFindings } from '../../../components/exits/ExitFindings.tsx'
import type { ExitFinderModel } from '../../../models/tools/exitFinderTool.ts'
import { ToolChoices } from '../form/ToolChoices.tsx'
import { type Found, ToolForm } from '../form/ToolForm.tsx'
import { ToolTicks } from '../form/ToolTicks.tsx'
import { useFragment } from '../form/useFragment.ts'
import { useToday } from '../form/useToday.ts'
import { ToolActions } from '../result/ToolActions.tsx'
import { ToolOnward } from '../result/ToolOnward.tsx'
import { ToolSheet } from '../result/ToolSheet.tsx'
import { ToolStatus } from '../result/ToolStatus.tsx'
import { ExitChanges } from './ExitChanges.tsx'
import { ExitComparison } from './ExitComparison.tsx'
import styles from './ExitFinder.module.css'
import { exitSummary } from './exitSummary.ts'

/**
 * The exit finder: eight questions, and findings for each of the six exits. Long, because every result follows from
 * the answers held here; rules, parts and summary are in files of their own.
 */
export function ExitFinder({ finder, rules, names, example, tool, ...model }: ExitFinderModel) {
  const { language } = model
  const { questions } = rules
  const comma = language === 'ja' ? '、' : ', '
  const [answers, setAnswers] = useState<Readonly<Record<string, string | null>>>(example)
  const form = useMemo(() => answersState(questions), [questions])
  const [latest, setLatest] = useState<{ readonly question: string; readonly before: Answers }>()
  const take = (found: Answers) => {
    setAnswers(Object.fromEntries(questions.map(({ id }) => [id, found[id] ?? null])))
    setLatest(undefined)
  }
  const kept = useFragment({
    tool: 'exit-finder',
    form,
    example,
    state: answers,
    stale: false,
    onState: take,
  })
  const results = useRef<HTMLHeadingElement>(null)

  const [compared, setCompared] = useState<readonly string[]>([])
  const today = useToday(model.built)

  const findings = findExits(rules, answers).map((finding, at) => ({
    ...finding,
    ...(names[at] as ExitFinderModel['names'][number]),
  }))
  const open = findings.map((finding) => {
    const labels = questions.filter(({ id }) => finding.open.includes(id)).map((each) => each.label)
    const list = labels.join(comma)
    return list ? fill(finder.open, { questions: list }) : undefined
  })
  const answered = fill(finder.answered, {
    answered: questions.filter(({ id }) => answers[id]).length,
    count: questions.length,
  })
  const changes =
    latest &&
    findChanges(findExits(rules, latest.before), findings).map((change) => ({
      ...change,
      name: findings.find(({ exit }) => exit === change.exit)?.name ?? '',
    }))
  const changed =
    changes &&
    fill(changes.length > 0 ? finder.changed : finder.unchanged, {
      question: questions.find(({ id }) => id === latest.question)?.label ?? '',
      exits: changes.map(({ name }) => name).join(comma),
    })
  const months = monthsToHandover(questions, answers) ?? model.planner.months
  const planOf = (exit: string) => {
    const state = { exit, handover: addMonths(today, months), done: [] }
    const plan = toFragment(plannerState([], []), state)
    return `${model.planner.href}#${kept.continueIn('planner', plan)}`
  }
  const compare = (exit: string, chosen: boolean) =>
    // A third takes the place of the first.
    setCompared((known) =>
      [...known.filter((each) => each !== exit), ...(chosen ? [exit] : [])].slice(-2),
    )
  const choose = (chosen: Found) => {
    const given = Object.entries(chosen).map(([id, option]) => [id, option || null])
    setAnswers((known) => ({ ...known, ...Object.fromEntries(given) }))
  }
  const show = () => {
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }
  return (
    <ToolSheet title={`${finder.name} — ${model.siteName}`} words={tool} kept={kept}>
      <ToolForm
        words={tool}
        stale={false}
        onFound={choose}
        result={
          <>
            <span>
              {kept.entered ? answered : tool.fictional}
              {changed && (
                <>
                  <br />
                  {changed}
                </>
              )}
            </span>
            <button type="button" className={styles.jump} onClick={show}>
              {finder.toResults}
            </button>
          </>
        }
      >
        <div className={styles.questions} data-example={kept.entered ? undefined : true}>
          {questions.map(({ id, ask, options }) => (
            <ToolChoices
              key={id}
              name={id}
              legend={ask}
              options={[...options, { id: '', label: finder.unanswered }]}
              chosen={answers[id] ?? ''}
              onChoose={(chosen) => {
                setLatest({ question: id, before: answers })
                choose({ [id]: chosen })
              }}
            />
          ))}
        </div>
      </ToolForm>
      <h3 ref={results} tabIndex={-1} className={styles.heading}>
        {finder.results}
      </h3>
      {changed && (
        <ExitChanges title={changed} changes={changes} words={finder} language={language} />
      )}
      <ToolOnward
        words={tool}
        tool={finder.name}
        kept={kept}
        summary={exitSummary(findings, answers, questions, finder, language).join('\n')}
      />
      <p className={styles.key}>{finder.doors}</p>
      <ExitFindings
        findings={findings}
        words={finder}
        language={language}
        doors={exitDoors(rules, answers)}
        open={open}
        planOf={planOf}
      />
      <div className={styles.compare}>
        <ToolTicks
          legend={finder.compare}
          name="compare"
          options={names.map(({ exit, name }) => ({ id: exit, label: name }))}
          ticked={compared}
          onTick={compare}
        />
      </div>
      {compared.length === 2 && (
        <ExitComparison
          findings={findings.filter(({ exit }) => compared.includes(exit))}
          words={finder}
        />
      )}
      <ToolActions
        words={tool}
        kept={kept}
        onReset={() => {
          take(example)
          setCompared([])
        }}
      />
      <p className={styles.caution}>{tool.caution}</p>
      <ToolStatus
        text={[tool.updated, answered, changed].filter(Boolean).join(' ')}
        typed={kept.fragment}
      />
    </ToolSheet>
  )
}
