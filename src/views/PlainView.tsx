import { ToolDoor } from '../components/ToolDoor.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import type { DrawPart } from './parts.tsx'

/** A text to look things up in: among its parts may be the door of a tool. */
export function PlainView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={door} />
}

const door: DrawPart = (part) => part.show === 'tool' && <ToolDoor {...part.door} />
