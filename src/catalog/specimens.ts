import type { Language } from '../../routing/language.ts'
import { actions } from './groups/actions.tsx'
import { cards } from './groups/cards.tsx'
import { carousels } from './groups/carousels.tsx'
import { charts } from './groups/charts.tsx'
import { contact } from './groups/contact.ts'
import { disclosures } from './groups/disclosures.tsx'
import { firm } from './groups/firm.tsx'
import { frameParts } from './groups/frame.tsx'
import { pictures } from './groups/pictures.tsx'
import { texts } from './groups/texts.tsx'
import type { Specimen } from './specimen.ts'

const groups = [
  actions,
  disclosures,
  cards,
  pictures,
  texts,
  charts,
  firm,
  carousels,
  contact,
  frameParts,
]

/** Every component and island in its states, in one language. */
export function specimens(language: Language): Specimen[] {
  return groups.flatMap((group) => group(language))
}
