import type { Collection, CollectionFile, EntryCollection, FileCollection } from '@sveltia/cms'
import type { State } from '../../content-reader/publication.ts'
import type { Localized } from '../../routing/language.ts'
import { isFixedPage, table } from '../../routing/table.ts'
import type { Form, Forms } from '../form/forms.ts'
import { collectionNames, editorSections, fileNames } from '../words/fileNames.ts'
import { type FormContext, formOptions } from './formOptions.ts'

interface Context extends FormContext {
  readonly forms: Forms
}

/** Everything that can be edited, in the editor's order. */
export function collectionsOf(context: Context): Collection[] {
  return [
    pages(context),
    texts(context),
    articles(context),
    news(context),
    ...data(context),
    templates(context),
  ]
}

function pages(context: Context): FileCollection {
  const { forms, words, language } = context
  return {
    name: 'pages',
    label: collectionNames.pages[language],
    i18n: true,
    files: forms.pages.map((form) => ({
      name: form.id,
      label: `${words.page(form.id)[language].title} (${form.id})${stateNames[words.hidden.get(form.id) ?? 'public'][language]}`,
      file: `content/pages/${form.id}.{{locale}}.md`,
      ...previewOf(form.id),
      ...formOptions([form], 'page', context),
    })),
  }
}

/** What the lists of articles and news say of those that are not public. */
const states: Localized = {
  ja: "{{draft | ternary('（下書き）', '')}}{{publish | date('（YYYY-MM-DDから公開）')}}",
  en: "{{draft | ternary(' (draft)', '')}}{{publish | date(' ([public from] YYYY-MM-DD)')}}",
}
const gone: Localized = {
  ja: "{{withdrawn | ternary('（公開終了）', '')}}",
  en: "{{withdrawn | ternary(' (withdrawn)', '')}}",
}
const stateNames: Readonly<Record<State, Localized>> = {
  public: { ja: '', en: '' },
  draft: { ja: '（下書き）', en: ' (draft)' },
  scheduled: { ja: '（公開予定）', en: ' (scheduled)' },
  withdrawn: { ja: '（公開終了）', en: ' (withdrawn)' },
  empty: { ja: '（お知らせがないため非公開）', en: ' (not public without notes)' },
}

/** Pages of text that are not in the route table. Their pictures are chosen from those that other pages can have. */
function texts(context: Context): EntryCollection {
  const { forms } = context
  return {
    ...added('texts', 'text', context),
    sortable_fields: { fields: ['title'], default: { field: 'title' } },
    ...formOptions([...forms.texts, ...forms.pages], 'page', context),
  }
}

/** @throws Error if there is no article to take the form from */
function articles(context: Context): EntryCollection {
  const [form, ...others] = context.forms.articles
  if (!form) throw new Error('There is no article in content/articles')
  return {
    ...added('articles', 'article', context),
    sortable_fields: {
      fields: ['published', 'title'],
      default: { field: 'published', direction: 'descending' },
    },
    ...formOptions([form, ...others], 'page', context),
  }
}

/** What collections of pages that have their address in their file have in common. */
function added(name: 'texts' | 'articles', one: 'text' | 'article', { language }: Context) {
  return {
    name,
    label: collectionNames[name][language],
    label_singular: collectionNames[one][language],
    folder: `content/${name}`,
    create: true,
    // Other pages link to them, so deleting one needs changes there too.
    delete: false,
    slug: '{{address}}',
    preview_path: '{{locale}}/{{slug}}',
    // Addresses that moved are in redirects.yaml.
    aliases_field: false,
    identifier_field: 'title',
    // The list shows Japanese titles in both languages; the address is English, as in the list of pages.
    summary: `{{title}} ({{address}})${states[language]}${gone[language]}`,
    extension: 'md',
  } as const
}

function news(context: Context): EntryCollection {
  const { forms, language } = context
  return {
    name: 'news',
    label: collectionNames.news[language],
    label_singular: collectionNames.note[language],
    folder: 'content/news',
    create: true,
    slug: '{{id}}',
    preview_path: '{{locale}}/news#news-{{slug}}',
    aliases_field: false,
    identifier_field: 'title',
    summary: `{{title}}${states[language]}`,
    sortable_fields: {
      fields: ['published', 'title'],
      default: { field: 'published', direction: 'descending' },
    },
    ...formOptions(forms.news, 'page', context),
    extension: 'md',
  }
}

function data(context: Context): FileCollection[] {
  const { forms, language } = context
  const named: readonly string[] = Object.values(editorSections).flatMap(({ files }) => files)
  return Object.entries(editorSections).map(([name, { label, files }]) => {
    const ids: readonly string[] = files
    const own = forms.data.filter(({ id }) => ids.includes(id))
    const those = ids.length ? own : forms.data.filter(({ id }) => !named.includes(id))
    return {
      name,
      label: label[language],
      i18n: { structure: 'single_file' },
      files: those.map((form) => oneFile(form, fileNames[form.id][language], context)),
    }
  })
}

function templates(context: Context): FileCollection {
  const { forms, words, language } = context
  const { templates } = words.gallery
  return {
    name: 'templates',
    label: collectionNames.templates[language],
    i18n: { structure: 'single_file' },
    files: forms.templates.map((form) =>
      oneFile(form, templates[form.id].title[language], context),
    ),
  }
}

function oneFile(form: Form, label: string, context: Context): CollectionFile {
  const file = `content/${form.files[0]}`
  const [, page = ''] = /([\w-]+)\.yaml$/.exec(file) ?? []
  return { name: form.id, label, file, ...previewOf(page), ...formOptions([form], 'data', context) }
}

/** Where the editor's link to the page leads: on the site, or on the preview of a change under review. */
function previewOf(id: string): Pick<CollectionFile, 'preview_path'> {
  return isFixedPage(id) ? { preview_path: `{{locale}}${table[id].path}`.replace(/\/$/, '') } : {}
}
