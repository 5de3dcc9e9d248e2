import { type Answers, findExits } from '../../../../calculators/exits/findExits.ts'
import type { Language } from '../../../../routing/language.ts'
import { PlainTable } from '../../../components/tables/PlainTable.tsx'
import type { SummaryModel } from '../../../models/tools/summaryTool.ts'
import { Entered } from './Entered.tsx'
import styles from './Summary.module.css'

interface ExitsPartProps {
  readonly answers: Answers
  readonly model: SummaryModel['exits']
  readonly words: SummaryModel['words']
  readonly language: Language
}

/** The answers, and what they bring up for each exit. */
export function ExitsPart({ answers, model, words, language }: ExitsPartProps) {
  const { finder, rules, names, example } = model
  const lines = rules.questions.flatMap(({ id, label, options }) => {
    const chosen = options.find((option) => option.id === answers[id])
    return chosen ? [{ label, text: chosen.label, same: answers[id] === example[id] }] : []
  })
  // What is true for every company would fill a sheet of its own.
  const depending = rules.exits.map((exit) => ({
    ...exit,
    speaks: exit.speaks.filter(({ when }) => when),
    hinders: exit.hinders.filter(({ when }) => when),
  }))
  const said = (texts: readonly string[]) =>
    texts.length > 0 ? texts.join(language === 'ja' ? '' : ' ') : '–'
  const rows = findExits({ ...rules, exits: depending }, answers).map(
    ({ exit, speaks, hinders }, at) => ({
      id: exit,
      label: names[at]?.name ?? exit,
      cells: [said(speaks), said(hinders.map(({ text }) => text))],
    }),
  )
  return (
    <>
      <div className={styles.sentences}>
        <PlainTable
          heads={[finder.exit, finder.speaks, finder.hinders]}
          rows={rows}
          name={words.exits}
        />
      </div>
      <p className={styles.note}>{words.points}</p>
      <Entered heading={words.entered} lines={lines} same={words.same} />
    </>
  )
}
