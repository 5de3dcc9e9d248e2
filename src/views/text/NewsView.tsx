import { NewsList } from '../../components/cards/NewsList.tsx'
import type { NewsModel } from '../../models/pages/newsModel.ts'
import { EssayView } from './EssayView.tsx'

export function NewsView({ model }: { readonly model: NewsModel }) {
  return <EssayView model={model} end={<NewsList news={model.news} />} />
}
