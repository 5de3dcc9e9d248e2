import type { Language } from '../../../routing/language.ts'
import { ExitExample } from '../../components/exits/ExitExample.tsx'
import { ExitRules } from '../../components/exits/ExitRules.tsx'
import { PlanRules } from '../../components/exits/PlanRules.tsx'
import { ExitChanges } from '../../islands/tools/exits/ExitChanges.tsx'
import { ExitComparison } from '../../islands/tools/exits/ExitComparison.tsx'
import { ExitDoorways } from '../../islands/tools/exits/ExitDoorways.tsx'
import { amountsIn } from '../../islands/tools/result/amounts.ts'
import { CarriedOver } from '../../islands/tools/result/CarriedOver.tsx'
import { Scenarios } from '../../islands/tools/value/Scenarios.tsx'
import { TwoScenarios } from '../../islands/tools/value/TwoScenarios.tsx'
import { exitExample } from '../../models/exits/exitExample.ts'
import { exitRulesModel } from '../../models/exits/exitRulesModel.ts'
import { exitFinderTool } from '../../models/tools/exitFinderTool.ts'
import { feeTool } from '../../models/tools/feeTool.ts'
import { plannerTool } from '../../models/tools/plannerTool.ts'
import { planRules } from '../../models/tools/planTables.ts'
import { valueTool } from '../../models/tools/valueTool.ts'
import { dummies } from '../dummies.ts'
import type { Specimen } from '../specimen.ts'
import { summarySpecimens } from './summarySpecimens.tsx'

const form = ['ToolForm', 'ToolFields', 'ToolGroup', 'ToolField']
const frame = ['NumberTool', 'ToolSheet', ...form, 'ToolActions', 'ToolDetails', 'ToolStatus']

/** The tools; each in its own window, because field ids must be unique on a page. */
export function tools(language: Language): Specimen[] {
  const fees = { island: 'fees' as const, props: feeTool(language) }
  const value = { island: 'value' as const, props: valueTool(language) }
  const finder = { island: 'exit-finder' as const, props: exitFinderTool(language) }
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
        'RetirementSplit',
        'SecondSteps',
        'PriceCurves',
      ],
      state: 'the example',
      window: 'fit',
      show: value,
    },
    {
      of: ['ValueTool', 'AdjustmentSheet', 'WayCard', 'WayTaxes'],
      state: 'all open',
      window: 'fit',
      forced: 'openAll',
      show: value,
    },
    {
      of: ['ExitFinder', 'ToolSheet', 'ToolForm', 'ToolChoices', 'ExitFindings', 'ToolActions'],
      state: 'the example',
      window: 'fit',
      show: finder,
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
      of: ['ExitDoorways'],
      state: 'open, half closed and closed',
      room: 'text',
      show: {
        node: (
          <ExitDoorways
            exits={twoExits(language).map(({ exit, name }, at) => ({ exit, name, raised: at }))}
            words={finder.props.finder}
          />
        ),
      },
    },
    {
      of: ['ExitComparison'],
      state: 'two exits',
      room: 'text',
      show: { node: <ExitComparison findings={twoExits(language)} words={finder.props.finder} /> },
    },
    {
      of: ['ExitChanges'],
      state: 'a point that came and one that went',
      room: 'text',
      show: {
        node: (
          <ExitChanges
            title={dummies[language].sentence}
            changes={changes(language)}
            words={finder.props.finder}
            language={language}
          />
        ),
      },
    },
    {
      of: ['ExitFinder', 'ToolChoices', 'ExitFindings', 'ToolStatus'],
      state: 'nothing answered',
      window: 'fit',
      forced: 'unanswered',
      show: finder,
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
      of: ['Planner', 'FilledIn', 'PlanChart', 'PlanDates', 'PlainTable'],
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
      of: ['ExitExample', 'PlainTable', 'ExitFindings'],
      state: 'all open',
      forced: 'openAll',
      show: { node: <ExitExample {...exitExample(language)} /> },
    },
    {
      of: ['ExitRules', 'Expandable'],
      state: 'closed',
      show: { node: <ExitRules {...exitRulesModel(language)} /> },
    },
    {
      of: ['ExitRules', 'Expandable'],
      state: 'open',
      forced: 'open',
      show: { node: <ExitRules {...exitRulesModel(language)} /> },
    },
    {
      of: ['PlanRules', 'PlainTable'],
      state: 'open',
      forced: 'open',
      show: { node: <PlanRules plans={planRules(language)} /> },
    },
    ...summarySpecimens(language),
  ]
}

/** The example's numbers on /value. */
function scenarios(language: Language) {
  const { value: words, tool, example } = valueTool(language)
  const present = { values: example, step: 'liquidation' } as const
  return { present, words, tool, amounts: amountsIn(language, tool), language }
}

/** The first two exits of the worked example. */
function twoExits(language: Language) {
  const { names } = exitFinderTool(language)
  const { findings } = exitExample(language)
  return findings.map((finding, at) => ({ ...finding, facts: names[at]?.facts ?? [] })).slice(0, 2)
}

function changes(language: Language) {
  const { name, sentence, paragraph } = dummies[language]
  const points = [
    { kind: 'speaks', gone: false, text: sentence },
    { kind: 'hinders', gone: true, text: paragraph },
  ] as const
  return [{ exit: 'one', name, points }]
}
