import { ArticleList } from '../../components/cards/ArticleList.tsx'
import { Pager } from '../../components/cards/Pager.tsx'
import type { InsightsModel } from '../../models/pages/insightsModel.ts'
import type { DrawPart } from '../text/drawPart.tsx'
import { EssayView } from '../text/EssayView.tsx'

/** The index of articles, newest first, with dates and reading times. */
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
