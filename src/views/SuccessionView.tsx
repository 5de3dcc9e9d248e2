import type { ReactNode } from 'react'
import { ExitDoors } from '../components/ExitDoors.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import type { DrawPart } from './parts.tsx'

interface SuccessionViewProps {
  readonly model: EssayModel
  /** The service cards, as an island. */
  readonly services?: ReactNode
}

/** Execute Growth Strategy: the exits as doors of one wall, expandable sections, service cards. */
export function SuccessionView({ model, services }: SuccessionViewProps) {
  const draw: DrawPart = (part) => {
    if (part.show === 'exits') return <ExitDoors {...part} />
    return part.show === 'services' && services
  }
  return <EssayView model={model} draw={draw} />
}
