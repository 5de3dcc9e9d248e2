import type { CmsConfig, Field } from '@sveltia/cms'
import type { Language } from '../../routing/language.ts'
import type { ContentFiles } from '../../words/files.ts'
import { mostBytes } from '../../words/photo.ts'
import { readWords } from '../../words/words.ts'
import { bodyField, sourceField } from '../form/formats.ts'
import type { Form, Forms } from '../form/forms.ts'
import { collectionNames, fileNames, parts } from '../words/fileNames.ts'
import { hints } from '../words/hints.ts'
import type { Choices, Framings } from './choices.ts'
import { fieldsOf, type Place } from './fields.ts'

/** Where the words are kept: a repository of the git host. */
export interface Repository {
  /** Such as `owner/site`. */
  readonly name: string
  readonly branch: string
}

interface Given {
  readonly files: ContentFiles
  readonly forms: Forms
  readonly framings: Framings
  /** The language of labels and hints. */
  readonly language: Language
  /** Without it, the editor works on a folder of this computer only. */
  readonly repository?: Repository | undefined
}

type Collection = NonNullable<CmsConfig['collections']>[number]

/** The name under which the editor knows the format of a form's files; that of pages has to end so. */
export function formatName({ files: [file = ''] }: Form): string {
  const [folder = '', name = ''] = file.split('/')
  return file.endsWith('.md') ? `${folder}-frontmatter` : `${folder}-${name}`.replace(/\W+/g, '-')
}

/**
 * Where the words are kept, as the page names it: `owner/site#branch`.
 * @returns undefined where the page names nothing
 */
export function repositoryOf(text: string | undefined): Repository | undefined {
  if (!text) return
  const [name = '', branch = 'main'] = text.split('#')
  return { name, branch }
}

/** Everything that the editor is told: what can be edited, in which fields, and where it is kept. */
export function editorConfig(given: Given): CmsConfig {
  const { files, forms, framings, language, repository } = given
  const choices: Choices = { words: readWords(files), framings, language }
  const config = {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: repository?.name ?? 'local/legatus-website',
      branch: repository?.branch ?? 'main',
    },
    ...(repository && { publish_mode: 'editorial_workflow' }),
    app_title: 'Legatus',
    logo: { src: '/icon.svg' },
    media_folder: 'content/photos',
    public_folder: '/photos',
    media_libraries: {
      // Names in small letters, whatever a camera calls its files.
      default: { config: { max_file_size: mostBytes, slugify_filename: true } },
      stock_assets: false,
    },
    i18n: {
      structure: 'multiple_files',
      locales: ['ja', 'en'],
      default_locale: 'ja',
      initial_locales: 'all',
    },
    // The second pane shows English and not a preview.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii' },
    collections: [pages(), articles(), ...data(), templates()],
  }
  return config as unknown as CmsConfig

  function pages(): Collection {
    const files = forms.pages.map((form) => ({
      name: form.id,
      label: `${choices.words.page(form.id as never)[language].title} (${form.id})`,
      file: `content/pages/${form.id}.{{locale}}.md`,
      ...rest(form, 'page'),
    }))
    return { name: 'pages', label: collectionNames.pages[language], i18n: true, files } as never
  }

  function articles(): Collection {
    const [form] = forms.articles
    if (!form) throw new Error('there is no article in content/articles')
    return {
      name: 'articles',
      label: collectionNames.articles[language],
      label_singular: collectionNames.article[language],
      folder: 'content/articles',
      create: true,
      // Other pages link to it: whoever takes one away has to look after these as well.
      delete: false,
      slug: '{{address}}',
      identifier_field: 'title',
      summary: '{{title}}',
      sortable_fields: {
        fields: ['published', 'title'],
        default: { field: 'published', direction: 'descending' },
      },
      ...rest(form, 'page', forms.articles),
      extension: 'md',
    } as never
  }

  function data(): Collection[] {
    const named: readonly string[] = Object.values(parts).flatMap(({ files }) => files)
    return Object.entries(parts).map(([name, { label, files }]) => {
      const ids: readonly string[] = files
      const own = forms.data.filter(({ id }) => ids.includes(id))
      const those = ids.length ? own : forms.data.filter(({ id }) => !named.includes(id))
      return {
        name,
        label: label[language],
        i18n: { structure: 'single_file' },
        files: those.map((form) => oneFile(form, fileNames[form.id as 'home'][language])),
      } as never
    })
  }

  function templates(): Collection {
    const { templates } = choices.words.gallery
    return {
      name: 'templates',
      label: collectionNames.templates[language],
      i18n: { structure: 'single_file' },
      files: forms.templates.map((form) =>
        oneFile(form, templates[form.id as 'ai'].title[language]),
      ),
    } as never
  }

  function oneFile(form: Form, label: string) {
    return { name: form.id, label, file: `content/${form.files[0]}`, ...rest(form, 'data') }
  }

  /** What all forms have: their format and their fields, the last of which carries the file's text. */
  function rest(form: Form, place: Place, like: readonly Form[] = [form]) {
    const present = like.flatMap((each) =>
      each.files.map((file) => each.format.values(files.text(file))),
    )
    const carrier = {
      name: sourceField,
      widget: 'hidden',
      i18n: place === 'page' ? true : 'duplicate',
    }
    const body = {
      name: bodyField,
      label: collectionNames.body[language],
      hint: hints.body?.[language],
      widget: 'text',
      required: false,
      i18n: true,
    }
    const fields = fieldsOf(form.shape, present, { ...choices, place })
    // Where most people look for it: under what introduces the page, before what few pages have.
    const withBody = (all: readonly Field[]) => {
      const at = all.findIndex(({ name }) => name === 'sample')
      return [...all.slice(0, at), body, ...all.slice(at)]
    }
    return {
      format: formatName(form),
      i18n: true,
      fields: [...(place === 'page' ? withBody(fields) : fields), carrier],
    }
  }
}
