import { ExitExample } from '../components/ExitExample.tsx'
import { ExitRules } from '../components/ExitRules.tsx'
import { PlanRules } from '../components/PlanRules.tsx'
import { ToolDoor } from '../components/ToolDoor.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import { PlainTable } from '../shared/PlainTable.tsx'
import { EssayView } from './EssayView.tsx'
import type { DrawPart } from './parts.tsx'
import { wideLists } from './wideLists.ts'

/** A text to look things up in: among its parts may be the door of a tool, and its rules and worked example. */
export function PlainView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} className={wideLists(model)} draw={draw} />
}

const draw: DrawPart = (part) => {
  switch (part.show) {
    case 'tool':
      return <ToolDoor {...part.door} />
    case 'exit-rules':
      return <ExitRules {...part.rules} />
    case 'exit-example':
      return <ExitExample {...part.example} />
    case 'plan-rules':
      return <PlanRules plans={part.plans} />
    case 'plan-example':
      return <PlainTable {...part.table} />
    default:
      return null
  }
}
