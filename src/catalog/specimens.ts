import type { Language } from '../../routing/language.ts'
import { actions } from './groups/actionsSpecimens.tsx'
import { cards } from './groups/cardsSpecimens.tsx'
import { carousels } from './groups/carouselsSpecimens.tsx'
import { charts } from './groups/chartsSpecimens.tsx'
import { contact } from './groups/contactSpecimens.ts'
import { disclosures } from './groups/disclosuresSpecimens.tsx'
import { firm } from './groups/firmSpecimens.tsx'
import { frameParts } from './groups/frameSpecimens.tsx'
import { pictures } from './groups/picturesSpecimens.tsx'
import { searching } from './groups/searchSpecimens.tsx'
import { templates } from './groups/templatesSpecimens.tsx'
import { texts } from './groups/textsSpecimens.tsx'
import { tools } from './groups/toolsSpecimens.tsx'
import type { Specimen } from './specimen.ts'

const groups = [
  actions,
  disclosures,
  cards,
  templates,
  pictures,
  texts,
  charts,
  firm,
  carousels,
  contact,
  searching,
  tools,
  frameParts,
]

/** Every component and island in its states. */
export function specimens(language: Language): Specimen[] {
  return groups.flatMap((group) => group(language))
}
