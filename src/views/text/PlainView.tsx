import type { EssayModel } from '../../models/pages/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import { wideLists } from './wideLists.ts'

export function PlainView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} className={wideLists(model)} />
}
