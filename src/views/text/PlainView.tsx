import type { EssayModel } from '../../models/pages/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import { wideLists } from './wideLists.ts'

/** A reference text. */
export function PlainView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} className={wideLists(model)} />
}
