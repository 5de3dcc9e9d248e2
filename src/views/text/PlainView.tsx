import type { EssayModel } from '../../models/pages/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import road from './road.module.css'
import { isNamed, listsOf, wideLists } from './wideLists.ts'

/** A page of text; that of the first talk has its facts beside the contents. Steps there, or with names, are a road. */
export function PlainView({ model }: { readonly model: EssayModel }) {
  const talk = model.parts.some(({ show }) => show === 'first-talk')
  const shape = [(talk || listsOf(model, 'ol').some(isNamed)) && road.road, wideLists(model)]
  return <EssayView model={model} className={shape.filter(Boolean).join(' ')} narrow={talk} />
}
