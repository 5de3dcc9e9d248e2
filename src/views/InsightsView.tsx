import { ArticleList } from '../components/ArticleList.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import type { DrawPart } from './parts.tsx'

const draw: DrawPart = (part) => part.show === 'articles' && <ArticleList {...part} />

/** The index of articles, by topic, with their dates and reading times. */
export function InsightsView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={draw} />
}
