import type { Language } from '../../../routing/language.ts'
import { ToolDoor } from '../../components/ToolDoor.tsx'
import { feeTool } from '../../models/feeTool.ts'
import { toolDoor } from '../../models/toolModels.ts'
import { valueTool } from '../../models/valueTool.ts'
import type { Specimen } from '../specimen.ts'

const form = ['ToolForm', 'ToolFields', 'ToolGroup', 'ToolField']
const frame = ['NumberTool', 'ToolSheet', ...form, 'ToolActions', 'ToolDetails', 'ToolStatus']

/** The owner's tools and their doors; each tool in a window, because a page has each field's id only once. */
export function tools(language: Language): Specimen[] {
  const fees = { island: 'fees' as const, props: feeTool(language) }
  const value = { island: 'value' as const, props: valueTool(language) }
  const door = { node: <ToolDoor {...toolDoor('fees', language)} /> }
  return [
    { of: ['ToolDoor'], state: 'closed', room: 'text', show: door },
    { of: ['ToolDoor'], state: 'coming', room: 'text', forced: 'coming', show: door },
    { of: ['ToolDoor'], state: 'failed', room: 'text', forced: 'failed', show: door },
    {
      of: ['FeeTool', ...frame, 'FeeBars', 'FeeFigures'],
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
      of: ['ValueTool', ...frame, 'ValueScale', 'WayCard'],
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
  ]
}
