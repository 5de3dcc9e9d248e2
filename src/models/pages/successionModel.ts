import type { Language } from '../../../routing/language.ts'
import type { PageId } from '../../../routing/table.ts'
import { doorsModel } from '../exits/doorsModel.ts'
import { essayModel } from './essayModel.ts'

/** The hub of the exits: doors as its hero, then the parts of an essay. */
export function successionModel(id: PageId, language: Language) {
  return { ...essayModel(id, language), doors: doorsModel(language) }
}

export type SuccessionModel = ReturnType<typeof successionModel>
