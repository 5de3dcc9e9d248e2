import type { Page } from '@playwright/test'
import type { Localized } from '../../../../routing/language.ts'
import { choose, choosePicture, turnTo, type } from './openEditor.ts'

export const article = {
  title: { ja: '試しの記事', en: 'An Article to Try' },
  subtitle: { ja: '副題です。', en: 'A subtitle.' },
  description: { ja: '説明です。', en: 'A description.' },
  question: { ja: '何を試すのか。', en: 'What is tried?' },
  body: {
    ja: '一つめの段落です。\n\n## 見出し {#one}\n\n珍妙な本文です。',
    en: 'A paragraph.\n\n## A heading {#one}\n\nRather whimsical text.',
  },
} as const

/** @param texts in both languages, by their field's key */
export async function writeWords(
  page: Page,
  texts: Readonly<Record<string, Localized>>,
): Promise<void> {
  for (const [key, words] of Object.entries(texts)) {
    await type(page, key, 'ja', words.ja)
    await type(page, key, 'en', words.en)
  }
}

export async function writeArticle(page: Page): Promise<void> {
  await turnTo(page, 'articles/new')
  await writeWords(page, article)
  await choosePicture(page, 'hero', 'table-hero')
  await choosePicture(page, 'figure', 'model')
  await type(page, 'address', 'ja', '/trying')
  await choose(page, 'topic', 'ESG')
}
