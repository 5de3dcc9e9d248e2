import type { CollectionFile, HiddenField, StandardField, TextField } from '@sveltia/cms'
import type { ContentFiles } from '../../content-reader/files.ts'
import { bodyField, sourceField } from '../form/formats.ts'
import type { Form } from '../form/forms.ts'
import { collectionNames } from '../words/fileNames.ts'
import { hints } from '../words/hints.ts'
import type { Choices } from './choices.ts'
import { fieldsOf } from './fields.ts'
import type { Place } from './widgets.ts'

export interface FormContext extends Choices {
  readonly files: ContentFiles
}

/** The name of a form's file format in the editor; the editor requires the ending for pages. */
export function formatName({ id, files: [file = `${id}/.md`] }: Form): string {
  const [folder = '', name = ''] = file.split('/')
  return file.endsWith('.md') ? `${folder}-frontmatter` : `${folder}-${name}`.replace(/\W+/g, '-')
}

/**
 * The editor's options for a form: format and fields, the last of which is hidden and carries the file's
 * text.
 * @param like the form and others of the same shape: their current values decide how fields look
 */
export function formOptions(
  like: readonly [Form, ...Form[]],
  place: Place,
  context: FormContext,
): Pick<CollectionFile, 'format' | 'i18n' | 'fields'> {
  const [form] = like
  const present = like.flatMap(({ files, format }) =>
    files.map((file) => format.values(context.files.text(file))),
  )
  const fields = fieldsOf(form.shape, present, { ...context, place, parent: form.id })
  const carrier: HiddenField = {
    name: sourceField,
    widget: 'hidden',
    i18n: place === 'page' ? true : 'duplicate',
  }
  return {
    format: formatName(form),
    i18n: true,
    fields: [...(place === 'page' ? withBody(fields, context) : fields), carrier],
  }
}

/** Adds the body field where people expect it: before rarely used fields. */
function withBody(fields: readonly StandardField[], { language }: Choices): StandardField[] {
  const body: TextField = {
    name: bodyField,
    label: collectionNames.body[language],
    hint: hints.body?.[language],
    widget: 'text',
    required: false,
    i18n: true,
  }
  const at = fields.findIndex(({ name }) => name === 'withdrawn')
  return at < 0 ? [...fields, body] : [...fields.slice(0, at), body, ...fields.slice(at)]
}
