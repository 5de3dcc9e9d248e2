import { ProfileTable } from '../components/ProfileTable.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import type { DrawPart } from './parts.tsx'

const draw: DrawPart = (part) => part.show === 'profile' && <ProfileTable {...part} />

/** The company profile: label and value pairs. */
export function ProfileView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={draw} />
}
