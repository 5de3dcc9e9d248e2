import type { Language } from '../../../routing/language.ts'
import { ExitExample } from '../../components/exits/ExitExample.tsx'
import { ExitRules } from '../../components/exits/ExitRules.tsx'
import { PlanRules } from '../../components/exits/PlanRules.tsx'
import { exitExample } from '../../models/exits/exitExample.ts'
import { exitRulesModel } from '../../models/exits/exitRulesModel.ts'
import { exitFinderTool } from '../../models/tools/exitFinderTool.ts'
import { feeTool } from '../../models/tools/feeTool.ts'
import { plannerTool } from '../../models/tools/plannerTool.ts'
import { planRules } from '../../models/tools/planTables.ts'
import { valueTool } from '../../models/tools/valueTool.ts'
import type { Specimen } from '../specimen.ts'

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
      of: ['FeeTool', ...frame, 'FeeBars', 'FeeCurves', 'FeeFigures', 'Quotes', 'QuoteTable'],
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
        'ValueScale',
        'WayCard',
        'RetirementSplit',
        'SecondSteps',
        'FeeCurves',
      ],
      state: 'the example',
      window: 'fit',
      show: value,
    },
    {
      of: ['ValueTool', 'WayCard', 'WayTaxes'],
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
  ]
}
