import { plan } from '../../../calculators/planner/plan.ts'
import { computeValue } from '../../../calculators/value/computeValue.ts'
import type { Language } from '../../../routing/language.ts'
import { amountsIn } from '../../islands/tools/result/amounts.ts'
import { CaseSummary } from '../../islands/tools/summary/CaseSummary.tsx'
import { Entered } from '../../islands/tools/summary/Entered.tsx'
import { ExitsPart } from '../../islands/tools/summary/ExitsPart.tsx'
import { FeesPart } from '../../islands/tools/summary/FeesPart.tsx'
import { InShort } from '../../islands/tools/summary/InShort.tsx'
import { PlanPart } from '../../islands/tools/summary/PlanPart.tsx'
import { SummaryEnd } from '../../islands/tools/summary/SummaryEnd.tsx'
import { ValuePart } from '../../islands/tools/summary/ValuePart.tsx'
import { summaryTool } from '../../models/tools/summaryTool.ts'
import { dummies, items } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'

/** The parts of the summary, with the examples' numbers, and its page while there is nothing to sum up. */
export function summarySpecimens(language: Language): Specimen[] {
  const model = summaryTool(language)
  const { words, tool } = model
  const amounts = amountsIn(language, tool)
  const { value } = dummies[language]
  const lines = items(language, 4).map((label, at) => ({ label, text: value, same: at === 1 }))
  const state = { ...model.value.example, price: null, entry: null, step: 'liquidation' } as const
  const { example, quotes } = model.fees
  const fees = { ...example, table: quotes[0]?.table ?? [] }
  const quoted = quotes.map((quote) => ({ ...quote, minimum: 2 * quote.minimum }))
  const { planner, schedules, dates } = model.planner
  const schedule = schedules.find(({ exit }) => exit === 'ma')
  const days = { handover: '2030-01-01', today: '2029-01-01' } as const
  const show = (of: readonly string[], state: string, node: React.ReactNode): Specimen => ({
    of,
    state,
    window: 'fit',
    show: { node },
  })
  const feesPart = (given: typeof quotes) => (
    <FeesPart
      state={{ ...fees, quotes: given }}
      model={model.fees}
      words={words}
      amounts={amounts}
      language={language}
    />
  )
  return [
    show(['CaseSummary'], 'nothing entered', <CaseSummary {...model} />),
    show(
      ['InShort', 'WholeRange'],
      'a range of prices',
      <InShort
        heading={words.inShort}
        value={{ state, result: computeValue(state, state.step) }}
        plan={undefined}
        words={model.value.value}
        exit={planner.exit}
        range={tool.range}
        amounts={amounts}
        language={language}
      />,
    ),
    show(
      ['SummaryEnd', 'ToolList'],
      'fees only',
      <SummaryEnd
        model={model}
        value={undefined}
        fees={{ ...fees, quotes: [] }}
        plan={undefined}
        address="/#"
      />,
    ),
    show(
      ['Entered', 'Unbroken'],
      'one as in the example',
      <Entered heading={words.entered} lines={lines} same={words.same} />,
    ),
    show(
      ['ExitsPart', 'Entered', 'PlainTable'],
      'all answered',
      <ExitsPart
        answers={model.exits.example}
        model={model.exits}
        words={words}
        language={language}
      />,
    ),
    show(
      ['ValuePart', 'Entered', 'ValueScale', 'WaysTable', 'ToolList'],
      'without a price',
      <ValuePart
        planned={2030}
        state={state}
        result={computeValue(state, state.step)}
        model={model.value}
        words={words}
        tool={tool}
        amounts={amounts}
        language={language}
      />,
    ),
    show(['FeesPart', 'Entered', 'QuoteTable'], 'two quotes', feesPart(quoted)),
    show(['FeesPart', 'Entered'], 'no quotes', feesPart([])),
    ...(schedule
      ? [
          show(
            ['PlanPart', 'PlainTable', 'ToolList'],
            'steps that are late',
            <PlanPart
              plan={plan(schedule, dates, days)}
              words={planner}
              range={tool.range}
              language={language}
            />,
          ),
        ]
      : []),
  ]
}
