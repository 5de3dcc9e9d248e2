import { ArticleList } from '../components/ArticleList.tsx'
import { Pager } from '../components/Pager.tsx'
import type { InsightsModel } from '../models/insightsModel.ts'
import { EssayView } from './EssayView.tsx'
import type { DrawPart } from './parts.tsx'

/** The index of articles, newest first, with their dates and reading times. */
export function InsightsView({ model }: { readonly model: InsightsModel }) {
  const draw: DrawPart = (part) =>
    part.show === 'articles' && (
      <>
        <ArticleList {...part} />
        {model.pager && <Pager {...model.pager} />}
      </>
    )
  return <EssayView model={model} draw={draw} />
}
