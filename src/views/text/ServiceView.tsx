import { Facts } from '../../components/text/Facts.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import road from './road.module.css'
import { wideLists } from './wideLists.ts'

/** A service: facts under the pier, and the steps of the work drawn as a road. */
export function ServiceView({ model }: { readonly model: EssayModel }) {
  const { facts } = model
  return (
    <EssayView
      model={model}
      className={[road.road, wideLists(model)].filter(Boolean).join(' ')}
      under={facts && <Facts facts={facts} />}
    />
  )
}
