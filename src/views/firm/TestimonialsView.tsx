import { TestimonialCards } from '../../components/firm/TestimonialCards.tsx'
import type { EssayModel } from '../../models/pages/essayModel.ts'
import type { DrawPart } from '../text/drawPart.tsx'
import { EssayView } from '../text/EssayView.tsx'

const draw: DrawPart = (part) => part.show === 'testimonials' && <TestimonialCards {...part} />

export function TestimonialsView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={draw} />
}
