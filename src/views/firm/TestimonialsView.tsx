import { TestimonialCards } from '../../components/firm/TestimonialCards.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import { EssayView } from '../text/EssayView.tsx'
import type { DrawPart } from '../text/parts.tsx'

const draw: DrawPart = (part) => part.show === 'testimonials' && <TestimonialCards {...part} />

export function TestimonialsView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={draw} />
}
