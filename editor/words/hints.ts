import { maxPhotoBytes, type PhotoCrop, photoCrops } from '../../content-reader/photoProblem.ts'
import type { Localized } from '../../routing/language.ts'

/** Help texts below the upload fields of photographs, by crop. */
export const photoHints: Readonly<Record<PhotoCrop, Localized>> = {
  portrait: hintFor('portrait', { ja: '縦長（4:5）', en: 'upright (4:5)' }),
  scene: hintFor('scene', { ja: '横長（4:3）', en: '4:3' }),
}

/** Help texts below fields, by key, where the label is not enough. */
export const hints: Readonly<Record<string, Localized>> = {
  address: {
    ja: '/ で始まる英小文字のアドレス。例: /population-decline。公開した後は変えられません（「移したアドレス」に加えたときを除く）。',
    en: 'Begins with a slash, in small letters: /population-decline. Locked once published, unless "Addresses that moved" leads on from it.',
  },
  asked: {
    ja: 'このページを求める人が検索の欄に入れそうな言い方。検索だけに使い、ページには出ません。',
    en: 'What people who want this page may type into search. Used by search only, never shown.',
  },
  body: {
    ja: '見出しは`## 見出し {#id}`、ページへのリンクは`[文](page:ID)`、数値は`{figure:ID}`、出典は`{source:ID}`、図表は`{chart:ID}` だけの段落、大きく置く一文は`{quote}` で始めます。結論は`---` の行の後。日英で見出し・段落・リンクの数をそろえます。',
    en: 'Headings: `## Heading {#id}`. Links: `[text](page:ID)`. Figures: `{figure:ID}`. Sources: `{source:ID}`. A chart: `{chart:ID}` alone in a paragraph. A pull quote begins with `{quote}`. The conclusion follows a line of `---`. Both languages have the same headings, paragraphs and links.',
  },
  card: {
    ja: 'カードに題名と別の文を出すときだけ書きます。',
    en: 'Only where the card says something else than the title.',
  },
  checked: {
    ja: '最後に出典を確かめた日。例: 2026-11-21',
    en: 'When somebody last looked at the source, such as 2026-11-21.',
  },
  description: {
    ja: '検索結果に出ます。日本語は120字、英語は160字まで。',
    en: 'Shown by search engines: at most 120 Japanese characters, or 160 English ones.',
  },
  draft: {
    ja: 'オンの間は、サイトのどこにも載りません。',
    en: 'While it is on, this is nowhere on the site.',
  },
  figure: { ja: 'このページへのカードに出る写真。', en: 'On the cards that lead to this page.' },
  finding: { ja: '記事からわかることを一行で。', en: 'What the article finds, in one line.' },
  id: {
    ja: '英小文字、数字、ハイフン。本文などから参照されるので、後から変えません。',
    en: 'Small letters, digits and hyphens. Texts refer to it, so it does not change later.',
  },
  label: {
    ja: 'メニューやフッターに出す短い名前。',
    en: 'A shorter name for menus and the footer.',
  },
  metaTitle: {
    ja: '題名と社名を合わせて、日本語で32字、英語で60字を超えるときに書きます。',
    en: "Where the title and the firm's name together exceed 32 Japanese characters, or 60 English ones.",
  },
  modified: { ja: '内容を改めたら、その日付に変えます。', en: 'The day of the last real change.' },
  photo: {
    ja: '写っている人の承諾を得た写真だけを使います。写真の説明は日英の両方に書きます。記事では導入の下に、事例とお客様の声では選んだ写真の代わりに出ます。',
    en: 'Only with the consent of the people shown. Describe it in both languages. In articles it is below the introduction; in cases and testimonials it takes the place of the picture chosen.',
  },
  old: {
    ja: '移す前のアドレス。例: /old-address。英語の /en/old-address も一緒に移ります。行き先を選ばないと、開いた人には「ページが見つかりません」と出て、検索サービスにはなくなったと伝わります。',
    en: 'The address before, such as /old-address; /en/old-address moves along. Without a page, visitors see "Page not found", and search engines hear that it is gone.',
  },
  publish: {
    ja: 'この日（日本時間）になるまで載りません。公開日もこの日になります。すぐに載せるときは空のままにします。',
    en: 'It is not on the site before this day, in Japan, and is dated that day. Leave it empty to publish at once.',
  },
  question: {
    ja: 'このページが答える、読者の一つの問い。編集者だけが見ます。',
    en: 'The one question of its reader that the page answers. Only editors see it.',
  },
  sample: {
    ja: '仮の値です。実際の値に替えたらオフにします。一つでも残ると公開できません。',
    en: 'The value stands in for the real one. Turn this off when it is real; the site cannot go live before.',
  },
  title: { ja: 'ページの一番大きな見出し。', en: 'The main heading of the page.' },
  withdrawn: {
    ja: '消す代わりに使います。日英とも載せるのをやめ、アドレスを開いた人には「ページが見つかりません」と出て、検索サービスにはなくなったと伝わります。別のページへ移すときは「移したアドレス」にも加えます。先に、ほかのページからのリンクを外します。',
    en: 'Instead of deleting: takes it off in both languages. Visitors of its address see "Page not found", and search engines hear that it is gone; "Addresses that moved" can lead them on. Take out the links of other pages first.',
  },
  url: { ja: 'https:// で始まるアドレス。', en: 'An address that begins with https://.' },
}

function hintFor(crop: PhotoCrop, shape: Localized): Localized {
  const { width, height } = photoCrops[crop]
  const megabytes = maxPhotoBytes / 1_000_000
  return {
    ja: `JPEG、PNG、WebPで、幅${width}、高さ${height}画素以上、${megabytes}MBまで。人の顔など目立つものを残して${shape.ja}に切り取り、色調をそろえて載せます。`,
    en: `JPEG, PNG or WebP of at least ${width} by ${height} pixels, up to ${megabytes} MB. The site cuts it to ${shape.en} around faces or what else stands out, and tones it.`,
  }
}
