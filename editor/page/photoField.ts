import type { PhotoCrop } from '../../content-reader/photoProblem.ts'
import type { Form, Forms } from '../form/forms.ts'
import { shapeAt } from '../form/shape.ts'

/** A field for a photograph. */
export interface PhotoField {
  readonly crop: PhotoCrop
  /** The file that it becomes part of, by its path below content/, and the keys there. */
  readonly file: string
  readonly keys: readonly string[]
}

/** Where a photograph belongs to no field yet: the smallest crop. */
const anywhere: PhotoField = { crop: 'portrait', file: 'photo', keys: [] }

/**
 * The field for a photograph at a place in the editor.
 * @param hash of the editor's address, such as `#/collections/firm/entries/people`
 * @param keyPath of the field, such as `items.0.photo.picture`
 */
export function photoFieldAt(hash: string, keyPath: string, forms: Forms): PhotoField {
  const [, collection = '', slug = 'new'] =
    /^#\/collections\/([\w-]+)\/(?:entries\/([\w-]+)|new)/.exec(hash) ?? []
  const texts = collection === 'articles' && forms.articles[0]
  const form: Form | undefined = texts || forms.data.find(({ id }) => id === slug)
  const keys = keyPath.split('.')
  const shape = shapeAt(form?.shape, keys)
  if (!form || shape?.kind !== 'photo') return anywhere
  const file = texts ? `articles/${slug}.{ja,en}.md` : String(form.files[0])
  return { crop: shape.crop, file, keys }
}
