import type { EssayModel } from '../../models/pages/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import { wideLists } from './wideLists.ts'

/** A text to look things up in. */
export function PlainView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} className={wideLists(model)} />
}
