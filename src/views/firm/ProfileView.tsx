import { ProfileTable } from '../../components/firm/ProfileTable.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import type { DrawPart } from '../text/drawPart.tsx'
import { EssayView } from '../text/EssayView.tsx'

const draw: DrawPart = (part) =>
  part.show === 'profile' && <ProfileTable rows={part.rows} shape="plate" />

export function ProfileView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={draw} />
}
