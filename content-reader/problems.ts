import type { Localized } from '../routing/language.ts'

/** What is wrong and what to do: English for the build, either language for the editor. */
export interface Problem extends Localized {
  /** The same, with names in place of the ids of pages and choices. */
  readonly naming?: (name: (id: string) => string) => Localized
}

const say = (ja: string, en: string): Problem => ({ ja, en })
const sayByName = (naming: (name: (id: string) => string) => Localized): Problem => ({
  ...naming((id) => id),
  naming,
})
const callEngineer = '技術者に知らせてください。'
const bothTheSame = ': give both the same.'

/** Every mistake in content, by its code, with what the sentences name. */
export const problems = {
  // One value.
  missing: () => say('入っていません。書いてください。', 'it is missing: write it.'),
  empty: () => say('入っていません。書いてください。', 'it is empty: write it.'),
  blank: () => say('空白だけです。文を書いてください。', 'write something besides spaces.'),
  tooLong: (most: number) =>
    say(`長すぎます。${most}字までにしてください。`, `too long: write at most ${most} characters.`),
  tooFew: (least: number) =>
    say(
      `項目が足りません。${least}個以上にしてください。`,
      `too few entries: write at least ${least}.`,
    ),
  tooMany: (most: number) =>
    say(
      `項目が多すぎます。${most}個までにしてください。`,
      `too many entries: write at most ${most}.`,
    ),
  otherCount: (count: number) =>
    say(
      `項目の数が違います。ちょうど${count}個にしてください。`,
      `write exactly ${count} entries: the layout has places for just that many.`,
    ),
  tooSmall: (least: number, inclusive = true) =>
    say(
      `数が小さすぎます。${least}${inclusive ? '以上' : 'より大きい数'}にしてください。`,
      `too small a number: write ${inclusive ? `at least ${least}` : `more than ${least}`}.`,
    ),
  tooBig: (most: number, inclusive = true) =>
    say(
      `数が大きすぎます。${most}${inclusive ? '以下' : 'より小さい数'}にしてください。`,
      `too big a number: write ${inclusive ? `at most ${most}` : `less than ${most}`}.`,
    ),
  notText: () => say('文ではありません。文を書いてください。', 'put the text in single quotes.'),
  notFlag: () =>
    say('「はい」か「いいえ」にしてください。', 'write true or false, without quotes.'),
  notNumber: () => say('数を書いてください。', 'write a number, without quotes.'),
  notList: () =>
    say(
      `一覧の書き方が違います。${callEngineer}`,
      'write a list: every entry on a line that begins with "- ".',
    ),
  notGroup: () =>
    say(
      `項目の書き方が違います。${callEngineer}`,
      'write its keys, each on a line of its own that is indented.',
    ),
  otherOption: (...options: readonly string[]) =>
    sayByName((name) =>
      say(
        `選べない値です。${options.map(name).join('、')}のどれかにしてください。`,
        `there is no such choice: write one of ${options.map(name).join(', ')}.`,
      ),
    ),
  unknownKeys: (keys: string) =>
    say(
      `${keys} という項目はありません。${callEngineer}`,
      `there is no key ${keys}: correct its spelling or its indentation, or take it out.`,
    ),
  otherForm: (pattern: string) =>
    say(
      `形が違います。英小文字、数字、ハイフンなど、決まった形で書いてください。`,
      `it has another form: write it as ${pattern}.`,
    ),
  invalid: (why: string) => say(`値が違います。${callEngineer}`, `${why}: correct it.`),
  notWhole: () => say('小数を付けずに書いてください。', 'write a number without decimals.'),
  wholeNumber: () => say('1以上の整数を書いてください。', 'write a whole number above 0.'),
  printedNumber: () =>
    say('数字を 62.60 のように書いてください。', "write a number in quotes, as '62.60'."),
  smallerFirst: () =>
    say('小さいほうの数を先に書いてください。', 'write the smaller number first.'),
  day: () => say('日付は 2025-10-29 の形で書いてください。', "write a date such as '2025-10-29'."),
  modifiedTooEarly: () =>
    say(
      '公開日より前の日付です。公開日か、その後の日付にしてください。',
      'it is before the day of publication: write that day or a later one.',
    ),
  date: () =>
    say(
      '日付は 2026、2026-11、2026-11-21 のどれかの形で書いてください。',
      'write a date as 2026, 2026-11 or 2026-11-21.',
    ),
  time: () => say('時刻は 09:30 の形で書いてください。', "write a time as '09:30', in quotes."),
  monthAndDay: () =>
    say('月と日は 10-18 の形で書いてください。', "write month and day as '10-18', in quotes."),
  id: () =>
    say(
      'IDは英小文字、数字、ハイフンで、succession-tax のように書いてください。',
      'write an id of small letters, digits and hyphens, such as succession-tax.',
    ),
  reading: () =>
    say(
      '読みは、ひらがなで書いてください。',
      'write the reading in hiragana, by which the terms are sorted.',
    ),
  telephone: () =>
    say(
      '電話番号は 03-1234-5678 のように、半角の数字とハイフンで書いてください。',
      'write a number such as 03-1234-5678.',
    ),
  email: () =>
    say(
      'メールアドレスは name@example.jp のように書いてください。',
      'write a plain email address such as name@example.jp.',
    ),
  url: () =>
    say(
      'https://www.example.jp のように、https:// から始まるアドレスを書いてください。',
      'write an address such as https://www.example.jp.',
    ),
  urlWithPath: () =>
    say(
      'アドレスは「/」より後や「?」を付けずに書いてください。',
      'write the address without a path or "?".',
    ),
  address: () =>
    say(
      'アドレスは /population-decline のように、/ と英小文字、数字、ハイフンで書いてください。',
      'write an address such as /population-decline.',
    ),
  logoLabel: () =>
    say(
      '「Legatus」の名を含めてください。',
      'the link shows the mark LEGATUS: its label must have that name in it.',
    ),

  // What content refers to.
  noPage: (id: string) =>
    say(
      `ページ「${id}」はありません。ある名前を選んでください。`,
      `there is no page "${id}": name one that there is, by its id (routing/table.ts, or the name of its files).`,
    ),
  pageHidden: (id: string) =>
    sayByName((name) =>
      say(
        `ページ「${name(id)}」は公開していません（下書き、公開日の前、または公開をやめたページ）。リンクを外すか、別のページにしてください。`,
        `the page "${name(id)}" is not public (a draft, before its day, or withdrawn): take the link out, or name another page.`,
      ),
    ),
  pageNeeded: (id: string) =>
    sayByName((name) =>
      say(
        `ページ「${name(id)}」は、ほかの画面の仕組みがリンクしているため、公開をやめられません。この設定を外してください。`,
        `the site's code links to the page "${name(id)}", so it stays public: take this out.`,
      ),
    ),
  noTopic: (id: string) =>
    say(
      `話題「${id}」はありません。ある話題を選ぶか、先に「記事の話題」に加えてください。`,
      `there is no topic "${id}": write one of "Topics of articles" (content/data/topics.yaml), or add it there.`,
    ),
  noSource: (id: string) =>
    say(
      `出典「${id}」はありません。「数値と出典」にある出典のIDを書いてください。`,
      `there is no source "${id}": write one of "Figures and their sources" (content/data/figures.yaml), or add it there.`,
    ),
  noExit: (id: string) =>
    say(
      `出口「${id}」はありません。「六つの出口」のIDを書いてください。`,
      `there is no exit "${id}": write one of "The six exits" (content/data/exits.yaml).`,
    ),
  noLaw: (id: string) =>
    say(
      `法令「${id}」はありません。「計算などの道具の文」の法令のIDを書いてください。`,
      `there is no law "${id}": write one of "Words of the owner's tools" (content/data/tools.yaml), or add it there.`,
    ),
  noRow: (id: string) =>
    say(
      `行「${id}」はありません。ある行のIDを書いてください。`,
      `there is no row "${id}": write the id of a row.`,
    ),
  noneOf: (id: string, known: string) =>
    say(
      `「${id}」はありません。${known} のどれかにしてください。`,
      `there is no "${id}": write one of ${known}.`,
    ),
  noLaterStep: (id: string, known: string) =>
    say(
      `後の段階に「${id}」はありません。後にある段階のIDを書くか、空にしてください。`,
      `there is no later step "${id}": ${known ? `write one of ${known}, or leave it out` : 'leave it out'}.`,
    ),
  noAlwaysSaid: () =>
    say(
      'いつも示す文がありません。条件のない項目を一つ入れてください。',
      'let one entry be without "when": it is always said.',
    ),
  exitsInOtherOrder: (those: string, known: string) =>
    say(
      `出口の順が違います。${known} の順にしてください。`,
      `its exits are ${those}: write ${known}.`,
    ),
  noFrame: (id: string) =>
    say(
      `出口「${id}」に比較の表がありません。書いてください。`,
      `the exit "${id}" has no "frame": write one.`,
    ),

  // Charts and templates.
  oneRow: () =>
    say(
      '「図の主題」を、ちょうど一つの行に付けてください。',
      'mark exactly one row with "point: true".',
    ),
  onePart: () =>
    say(
      '「図の主題」を、一つの行に一つまで、少なくとも一つの金額に付けてください。',
      'mark one part with "point: true", at most one in each row.',
    ),
  valuesPerColumn: (row: string, count: number, columns: number) =>
    say(
      `「${row}」の値は${count}個です。${columns}個にしてください。`,
      `"${row}" has ${count} values: give it ${columns}.`,
    ),
  marksPerColumn: (row: string, count: number, columns: number) =>
    say(
      `「${row}」の印は${count}個です。${columns}個にしてください。`,
      `"${row}" has ${count} marks: give it ${columns}.`,
    ),
  shares: () => say('割合の合計を1にしてください。', 'let the shares add up to 1.'),
  zones: () =>
    say(
      '地区を ACD のように、AからFまでの三文字で書いてください。',
      "write three zones, e.g. 'ACD'.",
    ),
  halves: () =>
    say(
      '「halves」の合計が「we」と異なります。同じにしてください。',
      'let its halves add up to as many as those of "we".',
    ),
  payers: () =>
    say(
      'sssbbbb のように、s か b の七文字で書いてください。',
      "write seven letters, e.g. 'sssbbbb'.",
    ),
  pricePlace: () =>
    say('金額の入る所に {price} と書いてください。', 'write {price} where the price goes.'),

  // Files.
  noFile: () => say(`ファイルがありません。${callEngineer}`, 'the file is missing.'),
  noLanguage: (id: string) =>
    say(
      'もう一方の言語のファイルがありません。両方の言語を書いてください。',
      `the file is missing: "${id}" needs every language.`,
    ),
  notUtf8: () =>
    say(
      `ファイルの文字コードがUTF-8ではありません。${callEngineer}`,
      'the file is not UTF-8: save it again with that encoding.',
    ),
  notYaml: (where: string) =>
    say(
      `ファイルの書き方が壊れています。${callEngineer}`,
      `not readable as YAML: ${where}. Look there for a missing colon, quote or space.`,
    ),
  noFrontMatter: () =>
    say(
      `ファイルの先頭が壊れています。${callEngineer}`,
      'begin the file with front matter between two lines of "---".',
    ),
  noteId: () =>
    say(
      'IDの形が違います。office-move のように、英小文字、数字、ハイフンで書いてください。',
      'write an id such as office-move, in lower case with digits and hyphens.',
    ),
  noteIdStays: (id: string) =>
    say(
      `保存した後は、IDを変えられません。「${id}」に戻してください。`,
      `it is the file's name and stays: write "${id}".`,
    ),
  noteText: () =>
    say(
      'お知らせには、見出し、数値、図表、表を置けません。段落、箇条書き、リンクだけで書いてください。',
      'write paragraphs, lists and links only: headings, figures, charts and tables belong into an article.',
    ),
  strayFile: () =>
    say(`ファイルの名前が違います。${callEngineer}`, 'call the file <id>.ja.md or <id>.en.md.'),
  noAddress: () =>
    say(
      `このページにはアドレスがありません。${callEngineer}`,
      'the page has no address: add a line for it to routing/table.ts.',
    ),
  pageHasName: (id: string) =>
    sayByName((name) =>
      say(
        `同じ名のページ「${name(id)}」があります。アドレスを別のものにしてください。`,
        `there is a page "${name(id)}" already: choose another address, and name the two files after it.`,
      ),
    ),
  parentWithoutLinks: (id: string) =>
    sayByName((name) =>
      say(
        `ページ「${name(id)}」の下には置けません。選べる別のページにしてください。`,
        `the page "${name(id)}" links to no pages below it: write another (routing/table.ts, "parentKinds").`,
      ),
    ),
  addressTaken: (address: string, id: string) =>
    sayByName((name) =>
      say(
        `アドレス ${address} はページ「${name(id)}」が使っています。別のアドレスにしてください。`,
        `the page "${name(id)}" has ${address} already: choose another.`,
      ),
    ),
  addressInUse: (address: string, id: string) =>
    sayByName((name) =>
      say(
        `アドレス ${address} は、いまもページ「${name(id)}」のものです。行き先をそのページにするか、この項目を消してください。`,
        `the page "${name(id)}" has ${address} still: lead to it, for when it moves, or take the entry out.`,
      ),
    ),
  movedTwice: (address: string) =>
    say(
      `アドレス ${address} の項目が二つあります。片方を消してください。`,
      `${address} is there twice: take one out.`,
    ),
  addressLocked: (address: string, id: string) =>
    sayByName((name) =>
      say(
        `公開したアドレス ${address} は変えられません。どうしても変えるときは、先に「移したアドレス」へ、元のアドレス ${address} とページ「${name(id)}」を加えて公開し、数分後に画面を読み込み直してください。`,
        `the published address ${address} is locked. To change it all the same, first add an entry to "Addresses that moved", from ${address} to "${name(id)}", publish it, and load this page again some minutes later.`,
      ),
    ),
  parentCycle: (...way: readonly string[]) =>
    sayByName((name) =>
      say(
        `戻り先のページが元に戻って来ます（${way.map(name).join(' → ')}）。別のページを選んでください。`,
        `${way.map(name).join(' → ')} is a cycle: choose another page.`,
      ),
    ),

  // Texts.
  headingWithoutId: (text: string) =>
    say(
      `見出し「${text}」にIDがありません。「## 見出し {#id}」の形で、英小文字のIDを付けてください。`,
      `heading "${text}": write it as "## Heading {#anchor}".`,
    ),
  anchorTwice: (anchor: string) =>
    say(
      `見出しのID「${anchor}」が二度使われています。どちらかを変えてください。`,
      `anchor "${anchor}" is used twice: rename one.`,
    ),
  placeOfPart: (part: string, place: string, known: string) =>
    say(
      `置く場所「${place}」が本文にありません。${known} のどれかにしてください。`,
      `"${part}" follows "${place}", which the page does not have: name one of ${known}.`,
    ),
  figureUnknown: (id: string) =>
    say(
      `{figure:${id}} という数値はありません。「数値と出典」にある数値のIDを書いてください。`,
      `{figure:${id}} is not in "Figures and their sources" (content/data/figures.yaml): write one of its figures, or add it there.`,
    ),
  sourceUnknown: (id: string) =>
    say(
      `{source:${id}} という出典はありません。「数値と出典」にある出典のIDを書いてください。`,
      `{source:${id}} is not in "Figures and their sources" (content/data/figures.yaml): write one of its sources, or add it there.`,
    ),
  chartUnknown: (id: string) =>
    say(
      `{chart:${id}} という図表はありません。「図表」にある図表のIDを書いてください。`,
      `{chart:${id}} is not in "Charts" (content/data/charts.yaml): write one of its charts, or add it there.`,
    ),
  markUnknown: (mark: string) =>
    say(
      `「${mark}」の書き方が違います。{figure:ID}、{source:ID}、段落に単独の {chart:ID}、段落の先頭の {quote} のどれかにしてください。`,
      `"${mark}" is not understood: write {figure:ID}, {source:ID}, {chart:ID} alone in a paragraph, or {quote} at the beginning of one.`,
    ),
  printedLiterally: (mark: string) =>
    say(
      `「${mark}」はそのまま表示されます。[文](page:ID) や ## 見出し {#id} の記号を半角で、間を空けずに書いてください。`,
      `"${mark}" would be printed literally: write [text](page:ID) or ## Heading {#anchor}, with half-width brackets and no space between.`,
    ),
  linkToNothing: (url: string) =>
    say(
      `リンク「${url}」の先がありません。page: の後に、あるページのIDを書いてください。`,
      `link "${url}": write page:ID with the id of a page or an article.`,
    ),
  linkToOtherSite: (url: string) =>
    say(
      `「${url}」：本文からほかのサイトへはリンクできません。「数値と出典」に出典として加え、本文に {source:ID} と書いてください。`,
      `link "${url}": texts link to pages of this site only. Add the other one to "Figures and their sources", and write {source:ID}.`,
    ),
  brokenTable: (row: string) =>
    say(
      `「${row}」は表になりません。前の行を空け、見出しの行、|---|---| の行、値の行を続けて、列の数をそろえてください。`,
      `"${row}" is no table: begin after an empty line, with a row of headings, then |---|---|, all rows with equally many columns.`,
    ),
  linkToNoPlace: (url: string, id: string, anchor: string, known: string) =>
    sayByName((name) =>
      say(
        `リンク「${url}」：ページ「${name(id)}」に「${anchor}」という場所はありません。見出しのIDを直すか、ページだけにリンクしてください。`,
        `link "${url}": the page "${name(id)}" has no anchor "${anchor}": ${known ? `use one of ${known}` : 'link to the page'}.`,
      ),
    ),
  codeBlock: (line: number, text: string) =>
    inText(
      line,
      text,
      'タブや四つの空白で始まる行は、プログラムとして扱われます。行の初めの空白を取り除いてください。',
      'a line that begins with a tab or four spaces becomes a code block: remove the indentation.',
    ),
  html: (line: number, text: string) =>
    inText(
      line,
      text,
      'HTMLは表示されません。普通の文にしてください。',
      'HTML is not shown: write it as Markdown.',
    ),
  pictureInText: (line: number, text: string) =>
    inText(
      line,
      text,
      '写真は本文に置けません。取り除いてください。',
      'a text holds no pictures: take it out. "Picture at the head" and "Picture on cards" (hero, figure) name them.',
    ),
  footnote: (line: number, text: string) =>
    inText(
      line,
      text,
      '脚注は使えません。{source:ID} を使ってください。',
      'there are no footnotes: use {figure:ID}, {source:ID} or "sources".',
    ),
  definition: (line: number, text: string) =>
    inText(
      line,
      text,
      'リンク先は [文](page:ID) の形で書いてください。',
      'write the address into the link, [text](page:ID).',
    ),
  titleInText: (line: number, text: string) =>
    inText(
      line,
      text,
      '「#」一つの見出しは使えません。「##」にしてください。',
      'the title has a field of its own: write "##" for a section, or take it out.',
    ),
  conclusionTwice: () =>
    say(
      '「---」だけの行が二つあります。結論の前の一つだけにしてください。',
      'there are two lines of "---": leave only the one before the conclusion.',
    ),
  unusedWords: (words: string, kind: string) =>
    say(
      `${words} は、この種類のページ（${kind}）には表示されません。取り除いてください。`,
      `${words}: a page of the kind "${kind}" does not show it; take it out.`,
    ),

  // The two languages.
  valuesDiffer: (ja = '', en = '') =>
    say(
      `日本語（${ja || 'なし'}）と英語（${en || 'なし'}）で異なります。同じにしてください。`,
      `${en || 'none'}, but ${ja || 'none'} in Japanese${bothTheSame}`,
    ),
  placeholdersDiffer: (ja: string, en: string) =>
    say(
      `{ } で囲んだ印には、後から値が入ります。日本語（${ja || 'なし'}）と英語（${en || 'なし'}）で異なります。名前を変えずに、同じ印を残してください。`,
      `values take the place of words in { }: ${en || 'none'}, but ${ja || 'none'} in Japanese${bothTheSame}`,
    ),
  placeholderUnknown: (mark: string, similar?: string) =>
    say(
      `${mark} に入る値はありません。${similar ? `${similar} と書くか、` : ''}取り除いてください。`,
      `no value takes the place of ${mark}: ${similar ? `write ${similar}, or ` : ''}take it out.`,
    ),
  countsDiffer: (what: Localized, ja: number, en: number) =>
    say(
      `${what.ja}の数が、日本語（${ja}）と英語（${en}）で異なります。同じにしてください。`,
      `${what.en}: ${en}, but ${ja} in Japanese${bothTheSame}`,
    ),
  sectionsDiffer: (ja: string, en: string) =>
    say(
      `見出しが日本語と英語で異なります。日本語は ${ja || 'なし'}、英語は ${en || 'なし'}。同じにしてください。`,
      `its sections are ${en || 'none'}, those in Japanese ${ja || 'none'}${bothTheSame}`,
    ),
  listsDiffer: (ja: number, en: number) => {
    if (ja === en) {
      return say(
        '項目の順が、日本語と英語で異なります。同じ順に並べてください。',
        'the list has another order in one language: make it the same in both.',
      )
    }
    const [more, less] = ja > en ? (['日本語', '英語'] as const) : (['英語', '日本語'] as const)
    return say(
      `${more}のほうが${Math.abs(ja - en)}個多くなっています（日本語${ja}個、英語${en}個）。${less}にも加えるか、${more}から消してください。`,
      `${ja > en ? 'Japanese' : 'English'} has ${Math.abs(ja - en)} more (Japanese ${ja}, English ${en}): add to the other language as well, or take it out.`,
    )
  },
  idTwice: (id: string) =>
    say(
      `ID「${id}」が二度使われています。項目ごとに別のIDを書いてください。`,
      `the id "${id}" is there twice: give each entry an id of its own.`,
    ),
  noId: (entry: number) =>
    say(
      `${entry}番目の項目にIDがありません。英小文字、数字、ハイフンで書いてください。`,
      `entry ${entry} has no id: write one in small letters, digits and hyphens.`,
    ),

  // Pictures.
  noPicture: (name: string) =>
    say(
      `写真「${name}」がありません。別の写真を選んでください。`,
      `there is no picture "${name}" (art/masters/${name}.avif): name another.`,
    ),
  pictureNotEncoded: (name: string) =>
    say(
      `写真「${name}」はまだ変換されていません。${callEngineer}`,
      `picture "${name}" is in art/masters, but not encoded yet: "npm run pictures".`,
    ),
  pictureNotFramed: (name: string, framing: string) =>
    say(
      `写真「${name}」には「${framing}」の切り抜きがありません。別の写真を選んでください。`,
      `picture "${name}" is not cut as "${framing}": add it to art/framings.ts, then "npm run pictures".`,
    ),
  pictureNotDescribed: (scene: string) =>
    say(
      `写真「${scene}」の説明がありません。「写真の説明」に書いてください。`,
      `picture "${scene}" has no description: write it in "What pictures show" (content/data/pictures.yaml), in both languages.`,
    ),
  noFigure: () =>
    say(
      'このページへのカードに使う写真がありません。選んでください。',
      'name its "Picture on cards" (figure), which cards that lead to the page show.',
    ),
  choosePhoto: () =>
    say(
      '写真を選んでください。',
      'choose a photograph (content/photos/, named as /photos/name.jpg, .png or .webp).',
    ),
  noPhoto: (file: string) =>
    say(
      `写真「${file}」がありません。もう一度選ぶか、取り除いてください。`,
      `there is no photograph "${file}": upload it in the editor, or take it out.`,
    ),
  photoFormat: (name: string) =>
    say(
      `「${name}」はJPEG、PNG、WebPの写真ではありません。そのどれかの形式で保存し直してください。`,
      `"${name}" is no picture in JPEG, PNG or WebP: save it as one of these.`,
    ),
  photoBytes: (name: string, megabytes: string, most: number) =>
    say(
      `「${name}」は${megabytes}MBあります。${most}MBまでの写真にしてください。`,
      `"${name}" has ${megabytes} MB: choose a picture of at most ${most} MB.`,
    ),
  photoUnreadable: (name: string) =>
    say(
      `「${name}」は写真として読めません。保存し直すか、別の写真にしてください。`,
      `"${name}" cannot be read as a picture: save it again, or choose another.`,
    ),
  photoSize: (name: string, width: number, height: number, least: number, high: number) =>
    say(
      `「${name}」は幅${width}、高さ${height}画素で、小さすぎます。幅${least}、高さ${high}画素以上の写真にしてください。`,
      `"${name}" has ${width} x ${height} pixels: choose a picture of at least ${least} x ${high}.`,
    ),

  // Warnings.
  titleTooWide: (text: string, width: number, unit: string, most: number) =>
    say(
      `「${text}」は${width}字あり、検索結果に出る${most}字を超えています。短くするか、「検索結果用の短い題名」に短いものを書いてください。`,
      `"${text}" has ${width} ${unit}, of which search engines show ${most}: shorten it, or write a shorter one in "Shorter title for search results" (metaTitle).`,
    ),
  tooWide: (text: string, width: number, unit: string, most: number) =>
    say(
      `「${text}」は${width}字あり、検索結果に出る${most}字を超えています。短くしてください。`,
      `"${text}" has ${width} ${unit}, of which search engines show ${most}: shorten it.`,
    ),
  crowded: (text: string, width: number, unit: string, most: number) =>
    say(
      `「${text}」は${width}字あり、画面で場所を取りすぎます。${most}字までにしてください。`,
      `"${text}" has ${width} ${unit}, which crowds the page: write at most ${most}.`,
    ),
  term: (word: string, instead: string) =>
    say(
      `「${word}」：このサイトでは「${instead}」と書いています。言い換えてください。`,
      `"${word}": write ${instead}.`,
    ),
  otherFace: (text: string, signs: string) =>
    say(
      `見出し「${text}」の ${signs} は、見出しの書体になく、別の書体で表示されます。気になるときは言い換えてください。`,
      `heading "${text}": its typeface lacks ${signs}, shown in another one. Choose other signs if that matters.`,
    ),
  noSources: () =>
    say(
      '記事に出典がありません。「出典」に書くか、本文に {figure:ID} や {source:ID} を入れてください。',
      'the article names no source: list what the article rests on, or cite it in the text by {figure:ID} or {source:ID}.',
    ),
} as const satisfies Record<string, (...facts: never[]) => Problem>

/** @param line below the front matter */
function inText(line: number, text: string, ja: string, en: string): Problem {
  return say(`本文${line}行目「${text}」：${ja}`, `line ${line} of the text, "${text}": ${en}`)
}

/** The problems that a schema can name: they need no fact besides the value. */
export type NamedProblem = {
  [Code in keyof typeof problems]: (typeof problems)[Code] extends (value: string) => Problem
    ? Code
    : never
}[keyof typeof problems]

/**
 * The message of a rule in a schema: the problem's code, since the schema library only takes texts. `validate`
 * replaces it by the sentences.
 */
export const named = (code: NamedProblem): string => code
