import { useMemo, useRef, useState } from 'react'
import { findExits } from '../../../../calculators/exits/findExits.ts'
import { answersState } from '../../../../calculators/state/toolStates.ts'
import { fill } from '../../../../content-reader/text/fill.ts'
import { ExitFindings } from '../../../components/exits/ExitFindings.tsx'
import type { NamedFinding } from '../../../models/exits/exitExample.ts'
import type { ExitName } from '../../../models/exits/exitNames.ts'
import type { ExitFinderModel } from '../../../models/tools/exitFinderTool.ts'
import { ToolChoices } from '../form/ToolChoices.tsx'
import { type Found, ToolForm } from '../form/ToolForm.tsx'
import { useFragment } from '../form/useFragment.ts'
import { ToolActions } from '../result/ToolActions.tsx'
import { ToolSheet } from '../result/ToolSheet.tsx'
import { ToolStatus } from '../result/ToolStatus.tsx'
import styles from './ExitFinder.module.css'
import { exitSummary } from './exitSummary.ts'

/** The exit finder: eight questions, and findings for each of the six exits. */
export function ExitFinder({ finder, rules, names, example, tool, ...model }: ExitFinderModel) {
  const { language } = model
  const { questions } = rules
  const [answers, setAnswers] = useState<Readonly<Record<string, string | null>>>(example)
  const form = useMemo(() => answersState(questions), [questions])
  const take = (found: Readonly<Record<string, string | null | undefined>>) =>
    setAnswers(Object.fromEntries(questions.map(({ id }) => [id, found[id] ?? null])))
  const kept = useFragment({ form, example, state: answers, onState: take })
  const results = useRef<HTMLHeadingElement>(null)

  const findings: readonly NamedFinding[] = findExits(rules, answers).map((finding, at) => ({
    ...finding,
    ...(names[at] as ExitName),
  }))
  const open = findings.map((finding) => {
    const labels = questions.filter(({ id }) => finding.open.includes(id)).map((each) => each.label)
    const list = labels.join(language === 'ja' ? '、' : ', ')
    return list ? fill(finder.open, { questions: list }) : undefined
  })
  const answered = fill(finder.answered, {
    answered: questions.filter(({ id }) => answers[id]).length,
    count: questions.length,
  })
  const choose = (chosen: Found) => {
    const given = Object.entries(chosen).map(([id, option]) => [id, option || null])
    setAnswers((known) => ({ ...known, ...Object.fromEntries(given) }))
  }
  const show = () => {
    results.current?.scrollIntoView()
    results.current?.focus({ preventScroll: true })
  }
  return (
    <ToolSheet title={`${finder.name} — ${model.siteName}`} words={tool} lost={kept.lost}>
      <ToolForm
        words={tool}
        stale={false}
        onFound={choose}
        result={
          <>
            <span>{answered}</span>
            <button type="button" className={styles.jump} onClick={show}>
              {finder.toResults}
            </button>
          </>
        }
      >
        <div className={styles.questions}>
          {questions.map(({ id, ask, options }) => (
            <ToolChoices
              key={id}
              name={id}
              legend={ask}
              options={[...options, { id: '', label: finder.unanswered }]}
              chosen={answers[id] ?? ''}
              onChoose={(chosen) => choose({ [id]: chosen })}
            />
          ))}
        </div>
      </ToolForm>
      <h3 ref={results} tabIndex={-1} className={styles.heading}>
        {finder.results}
      </h3>
      <ExitFindings findings={findings} words={finder} open={open} />
      <ToolActions
        words={tool}
        tool={finder.name}
        kept={kept}
        summary={exitSummary(findings, answers, questions, finder, language).join('\n')}
        onReset={() => setAnswers(example)}
      />
      <p className={styles.caution}>{tool.caution}</p>
      <ToolStatus text={`${tool.updated} ${answered}`} typed={kept.fragment} />
    </ToolSheet>
  )
}
