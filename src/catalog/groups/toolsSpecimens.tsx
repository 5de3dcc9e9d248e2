import type { ValueInputs } from '../../../calculators/value/valueFields.ts'
import { sellShares } from '../../../calculators/value/waysOfSelling.ts'
import type { Language } from '../../../routing/language.ts'
import { PlanRules } from '../../components/exits/PlanRules.tsx'
import { amountsIn } from '../../islands/tools/result/amounts.ts'
import { CarriedOver } from '../../islands/tools/result/CarriedOver.tsx'
import { Scenarios } from '../../islands/tools/value/Scenarios.tsx'
import { TwoScenarios } from '../../islands/tools/value/TwoScenarios.tsx'
import { WayTaxes } from '../../islands/tools/value/WayTaxes.tsx'
import { feeTool } from '../../models/tools/feeTool.ts'
import { plannerTool } from '../../models/tools/plannerTool.ts'
import { planRules } from '../../models/tools/planTables.ts'
import { valueTool } from '../../models/tools/valueTool.ts'
import { dummies } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'
import { exitFinderSpecimens } from './exitFinderSpecimens.tsx'
import { summarySpecimens } from './summarySpecimens.tsx'

const form = ['ToolForm', 'ToolFields', 'ToolGroup', 'ToolField']
const frame = [
  'NumberTool',
  'ToolSheet',
  ...form,
  'ToolOnward',
  'ToolActions',
  'ToolDetails',
  'ToolStatus',
]

/**
 * The tools; each in its own window, because field ids must be unique on a page. Long, because it lists every state of
 * every tool.
 */
export function tools(language: Language): Specimen[] {
  const fees = { island: 'fees' as const, props: feeTool(language) }
  const value = { island: 'value' as const, props: valueTool(language) }
  const planner = { island: 'planner' as const, props: plannerTool(language) }
  return [
    {
      of: [
        'FeeTool',
        ...frame,
        'FeeBars',
        'PriceCurves',
        'FeeFigures',
        'Quotes',
        'QuoteTable',
        'AmountTable',
      ],
      state: 'the example',
      window: 'fit',
      show: fees,
    },
    {
      of: ['FeeTool', 'RateTable', 'ToolRules', 'ToolList'],
      state: 'all open',
      window: 'fit',
      forced: 'openAll',
      show: fees,
    },
    {
      of: ['FeeTool', ...form],
      state: 'a field at fault',
      window: 'fit',
      forced: 'faulty',
      show: fees,
    },
    {
      of: [
        'ValueTool',
        ...frame,
        'ToolChoices',
        'ValueResults',
        'ValueScale',
        'WayCard',
        'PriceCurves',
      ],
      state: 'the example',
      window: 'fit',
      show: value,
    },
    {
      of: ['ValueTool', 'AdjustmentSheet', 'WayCard', 'WayTaxes', 'RetirementSplit', 'SecondSteps'],
      state: 'all numbers, all open',
      window: 'fit',
      forced: 'allNumbers',
      show: value,
    },
    {
      of: ['WayTaxes', 'MinimumTaxForm'],
      state: 'with the minimum tax',
      room: 'text',
      show: { node: <WayTaxes {...scenarios(language)} outcome={highGain(value.props.example)} /> },
    },
    {
      of: ['CarriedOver'],
      state: 'numbers of another tool',
      room: 'text',
      show: {
        node: (
          <CarriedOver
            words={value.props.tool.carried}
            offer={{
              lines: [`${value.props.value.fields.price.label} 1,234`],
              taken: false,
              onTake: () => {},
            }}
            onDrop={() => {}}
          />
        ),
      },
    },
    {
      of: ['Scenarios', 'ToolButton'],
      state: 'nothing held',
      room: 'text',
      show: { node: <Scenarios {...scenarios(language)} /> },
    },
    {
      of: ['TwoScenarios', 'PriceCurves', 'AmountTable'],
      state: 'another price and second step',
      window: 'fit',
      show: {
        node: (
          <TwoScenarios
            {...scenarios(language)}
            held={{ ...scenarios(language).present, step: 'dividends' }}
            differ={[{ label: dummies[language].name, held: '1,234', present: '2,345' }]}
          />
        ),
      },
    },
    {
      of: [
        'Planner',
        'ToolSheet',
        'ToolForm',
        'ToolChoices',
        'ToolTicks',
        'PlanChart',
        'PlanDates',
        'PlainTable',
        'LaidOutTable',
      ],
      state: 'the example',
      window: 'fit',
      show: planner,
    },
    {
      of: ['Planner', 'FilledIn', 'PlanChart', 'PlanDetails', 'PlanDates', 'PlainTable'],
      state: 'steps that are late',
      window: 'fit',
      forced: 'first',
      show: planner,
    },
    {
      of: ['Planner', 'ToolForm', 'ToolField'],
      state: 'a field at fault',
      window: 'fit',
      forced: 'faulty',
      show: planner,
    },
    {
      of: ['PlanRules', 'PlainTable'],
      state: 'open',
      forced: 'open',
      show: { node: <PlanRules plans={planRules(language)} /> },
    },
    ...exitFinderSpecimens(language),
    ...summarySpecimens(language),
  ]
}

/** The example's numbers on /value. */
function scenarios(language: Language) {
  const { value: words, tool, example } = valueTool(language)
  const present = { values: example, step: 'liquidation' } as const
  return { present, words, tool, amounts: amountsIn(language, tool), language }
}

const highGain = (example: ValueInputs) => sellShares(1_000_000_000, example)
