import type { CmsConfig } from '@sveltia/cms'
import type { ContentFiles } from '../../content-reader/files.ts'
import { maxPhotoBytes } from '../../content-reader/photoProblem.ts'
import type { Words } from '../../content-reader/words.ts'
import type { Language } from '../../routing/language.ts'
import type { Forms } from '../form/forms.ts'
import type { Framings } from './choices.ts'
import { collectionsOf } from './collections.ts'

/** The git repository with the content. */
export interface Repository {
  /** E.g. `owner/site`. */
  readonly name: string
  readonly branch: string
}

interface Given {
  readonly files: ContentFiles
  readonly words: Words
  readonly forms: Forms
  readonly framings: Framings
  /** Language of labels and hints. */
  readonly language: Language
  /** Without it, the editor only works on a local folder. */
  readonly repository?: Repository | undefined
}

/**
 * Parses `owner/site#branch` from the page.
 * @returns undefined without text
 */
export function repositoryOf(text: string | undefined): Repository | undefined {
  if (!text) return
  const [name = '', branch = 'main'] = text.split('#')
  return { name, branch }
}

/** The editor's complete configuration: collections, fields and backend. */
export function editorConfig({ repository, ...context }: Given): CmsConfig {
  return {
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
      // Lower-case file names, whatever a camera calls them.
      default: { config: { max_file_size: maxPhotoBytes, slugify_filename: true } },
      stock_assets: false,
    },
    i18n: {
      structure: 'multiple_files',
      locales: ['ja', 'en'],
      default_locale: 'ja',
      omit_default_locale_from_preview_path: true,
    },
    // The second pane shows English instead of a preview.
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    slug: { encoding: 'ascii' },
    collections: collectionsOf(context),
  }
}
