import { TestimonialCards } from '../components/TestimonialCards.tsx'
import type { EssayModel } from '../models/essayModel.ts'
import { EssayView } from './EssayView.tsx'
import type { DrawPart } from './parts.tsx'

const draw: DrawPart = (part) => part.show === 'testimonials' && <TestimonialCards {...part} />

/** What clients say. */
export function TestimonialsView({ model }: { readonly model: EssayModel }) {
  return <EssayView model={model} draw={draw} />
}
