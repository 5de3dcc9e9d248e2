import { ProfileTable } from '../../components/firm/ProfileTable.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import { EssayView } from '../text/EssayView.tsx'
import type { DrawPart } from '../text/parts.tsx'

const draw: DrawPart = (part) => part.show === 'profile' && <ProfileTable {...part} />

export function ProfileView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={draw} />
}
