/** content-reader's problems and their Japanese; `$<name>` inserts a named group. */
const problems: readonly (readonly [pattern: RegExp, japanese: string])[] = [
  [/received (undefined|null)/, '入っていません。書いてください。'],
  [/^Too small: expected string/, '入っていません。書いてください。'],
  [/^write something besides spaces/, '空白だけです。文を書いてください。'],
  [
    /^Too small: expected array to have >=(?<n>\d+)/,
    '項目が足りません。$<n>個以上にしてください。',
  ],
  [
    /^Too (small|big): expected array to have exactly (?<n>\d+)/,
    '項目の数が違います。ちょうど$<n>個にしてください。',
  ],
  [/^Too big: expected string to have <=(?<n>\d+)/, '長すぎます。$<n>字までにしてください。'],
  [/^Too big: expected array to have <=(?<n>\d+)/, '項目が多すぎます。$<n>個までにしてください。'],
  [
    /^Too (small|big): expected number to be (?<n>\S+)/,
    '数の大きさが範囲の外です（$<n>）。直してください。',
  ],
  [
    /^Invalid option: expected one of (?<list>.*)/,
    '選べない値です。次のどれかにしてください：$<list>',
  ],
  [
    /^Invalid input: expected (?<type>[\w"]+)/,
    '値の種類が違います（$<type>が必要です）。直してください。',
  ],
  [
    /^Unrecognized keys?: (?<key>"[^"]*")/,
    '$<key>という項目はありません。技術者に知らせてください。',
  ],
  [/^Invalid key in record/, '知らない項目があります。技術者に知らせてください。'],
  [/^Invalid (input$|discriminator)/, '選べない種類の項目です。技術者に知らせてください。'],
  [/^there is no page "(?<id>[^"]*)"/, 'ページ「$<id>」はありません。ある名前を選んでください。'],
  [
    /^there is no topic "(?<id>[^"]*)"/,
    '話題「$<id>」はありません。ある話題を選ぶか、先に「記事の話題」に加えてください。',
  ],
  [
    /^an id of small letters/,
    '半角の英小文字、数字、ハイフンで、succession-tax のように書いてください。',
  ],
  [/^write a date as '2025/, '日付は 2025-10-29 の形で書いてください。'],
  [/^write a date as 2026/, '日付は 2026、2026-11、2026-11-21 のどれかの形で書いてください。'],
  [
    /^write an address such as \/population/,
    'アドレスは /population-decline のように、/ と英小文字、数字、ハイフンで書いてください。',
  ],
  [/^write an address such as https/, 'https://www.example.jp のようなアドレスを書いてください。'],
  [/^write the address without a path/, 'アドレスは「/」より後や「?」を付けずに書いてください。'],
  [/^Invalid URL/, 'ウェブのアドレスの形が違います。https:// から書いてください。'],
  [/^write a plain email address/, 'メールアドレスは name@example.jp のように書いてください。'],
  [/^write a whole number above 0/, '1以上の整数を書いてください。'],
  [/^write an id in small letters/, 'IDは英小文字、数字、ハイフンで書いてください。'],
  [
    /^Invalid string: must match/,
    '形が違います。英小文字、数字、ハイフンなど、決まった形で書いてください。',
  ],
  [/^write a number in quotes/, '数字を 62.60 のように書いてください。'],
  [/^write a time as/, '時刻は 09:30 の形で書いてください。'],
  [/^the link shows the mark LEGATUS/, '「Legatus」の名を含めてください。'],
  [/^write the (earlier|smaller) number first/, '小さいほうの数を先に書いてください。'],
  [/^mark exactly one row/, '「図の主題」を、ちょうど一つの行に付けてください。'],
  [/^mark exactly one part/, '「図の主題」を、ちょうど一つの金額に付けてください。'],
  [
    /^there is no source "(?<id>[^"]*)"/,
    '出典「$<id>」はありません。「数値と出典」にある出典のIDを書いてください。',
  ],
  [
    /^there is no exit "(?<id>[^"]*)"/,
    '出口「$<id>」はありません。「六つの出口」のIDを書いてください。',
  ],
  [
    /^there is no law "(?<id>[^"]*)"/,
    '法令「$<id>」はありません。「計算などの道具の文」の法令のIDを書いてください。',
  ],
  [/^there is no row "(?<id>[^"]*)"/, '行「$<id>」はありません。ある行のIDを書いてください。'],
  [
    /^there is no column "(?<id>[^"]*)": name one of (?<list>.*)\.$/,
    'フッターの列「$<id>」はありません。次のどれかにしてください：$<list>',
  ],
  [
    /^"(?<what>.*)" has (?<n>\d+) (values|marks): give it (?<most>\d+)/,
    '「$<what>」は$<n>個です。$<most>個にしてください。',
  ],
  [
    /^"(?<text>.*)" has (?<n>[\d.]+) .*characters.*, of which search engines show (?<most>\d+): (?<remedy>.*)\.$/,
    '「$<text>」は$<n>字あり、検索結果に出る$<most>字を超えています。短くするか、題名であれば「検索結果用の短い題名」に短いものを書いてください。',
  ],
  [
    /^line (?<n>\d+): "(?<word>.*)": write (?<say>.*)\.$/,
    '$<n>行目「$<word>」：このサイトでは「$<say>」と書いています。言い換えてください。',
  ],
  [
    /^the article names no source/,
    '記事に出典がありません。「出典」に書くか、本文に {figure:ID} や {source:ID} を入れてください。',
  ],
  [
    /^(?<what>[a-z ]+) of (?:the )?(?<at>[^:]+): (?<two>\d+), but (?<one>\d+) in .*: give both the same\.$/,
    '$<at>の$<what>の数が、日本語（$<one>）と英語（$<two>）で異なります。同じにしてください。',
  ],
  [
    /^(?<two>.*), but (?<one>.*) in .*: give both the same\.$/,
    '日本語（$<one>）と英語（$<two>）で異なります。同じにしてください。',
  ],
  [
    /^its sections are (?<two>.*), those of .* are (?<one>.*): give both the same\.$/,
    '見出しが日本語と英語で異なります。日本語は $<one>、英語は $<two>。同じにしてください。',
  ],
  [
    /^heading "(?<text>.*)": write it as/,
    '見出し「$<text>」にIDがありません。「## 見出し {#id}」の形で、英小文字のIDを付けてください。',
  ],
  [
    /^anchor "(?<id>.*)" is used twice/,
    '見出しのID「$<id>」が二度使われています。どちらかを変えてください。',
  ],
  [
    /^\{figure:(?<id>.*)\} is not in/,
    '{figure:$<id>} という数値はありません。「数値と出典」にある数値のIDを書いてください。',
  ],
  [
    /^\{source:(?<id>.*)\} is not among/,
    '{source:$<id>} という出典はありません。「数値と出典」にある出典のIDを書いてください。',
  ],
  [
    /^\{chart:(?<id>.*)\} is not in/,
    '{chart:$<id>} という図表はありません。「図表」にある図表のIDを書いてください。',
  ],
  [
    /^"(?<mark>.*)" is not understood/,
    '「$<mark>」の書き方が違います。{figure:ID}、{source:ID}、段落に単独の {chart:ID}、段落の先頭の {quote} のどれかにしてください。',
  ],
  [
    /^"(?<mark>.*)" would be printed literally/,
    '「$<mark>」はそのまま表示されます。[文](page:ID) や ## 見出し {#id} の記号を半角で、間を空けずに書いてください。',
  ],
  [
    /^link "(?<url>.*)": write page:ID/,
    'リンク「$<url>」の先がありません。page: の後に、あるページのIDを書いてください。',
  ],
  [
    /^link "(?<url>.*)": the page "(?<id>.*)" has no anchor "(?<at>.*)": (use one of (?<list>.*)|.*)\.$/,
    'リンク「$<url>」：ページ「$<id>」に「$<at>」という場所はありません。見出しのIDを直すか、ページだけにリンクしてください。',
  ],
  [
    /^"(?<show>.*)" follows "(?<at>.*)", which the page does not have: name one of (?<list>.*)\.$/,
    '「$<show>」を置く場所「$<at>」が本文にありません。次のどれかにしてください：$<list>',
  ],
  [
    /^line (?<n>\d+) of the text, "(?<text>.*)": a line that begins with a tab/,
    '本文$<n>行目「$<text>」：タブや四つの空白で始まる行は、プログラムとして扱われます。行の初めの空白を取り除いてください。',
  ],
  [
    /^line (?<n>\d+) of the text, "(?<text>.*)": HTML is not shown/,
    '本文$<n>行目「$<text>」：HTMLは表示されません。普通の文にしてください。',
  ],
  [
    /^line (?<n>\d+) of the text, "(?<text>.*)": pictures are named/,
    '本文$<n>行目「$<text>」：写真は本文に置けません。取り除いてください。',
  ],
  [
    /^line (?<n>\d+) of the text, "(?<text>.*)": there are no footnotes/,
    '本文$<n>行目「$<text>」：脚注は使えません。{source:ID} を使ってください。',
  ],
  [
    /^line (?<n>\d+) of the text, "(?<text>.*)": write the address/,
    '本文$<n>行目「$<text>」：リンク先は [文](page:ID) の形で書いてください。',
  ],
  [
    /^line (?<n>\d+) of the text, "(?<text>.*)": the title is/,
    '本文$<n>行目「$<text>」：「#」一つの見出しは使えません。「##」にしてください。',
  ],
  [
    /^the page "(?<id>.*)" has (?<at>\S+) already/,
    'アドレス $<at> はページ「$<id>」が使っています。別のアドレスにしてください。',
  ],
  [
    /^there is a page "(?<id>.*)" already/,
    '「$<id>」という名のページがあります。記事のアドレスを別のものにしてください。',
  ],
  [
    /^"(?<name>.*)" is no picture in JPEG/,
    '「$<name>」はJPEG、PNG、WebPの写真ではありません。そのどれかの形式で保存し直してください。',
  ],
  [
    /^"(?<name>.*)" has (?<n>[\d.]+) MB: .* at most (?<most>\d+) MB/,
    '「$<name>」は$<n>MBあります。$<most>MBまでの写真にしてください。',
  ],
  [
    /^"(?<name>.*)" cannot be read as a picture/,
    '「$<name>」は写真として読めません。保存し直すか、別の写真にしてください。',
  ],
  [
    /^"(?<name>.*)" has (?<w>\d+) x (?<h>\d+) pixels: .* (?<least>\d+) x (?<high>\d+)\./,
    '「$<name>」は幅$<w>、高さ$<h>画素で、小さすぎます。幅$<least>、高さ$<high>画素以上の写真にしてください。',
  ],
  [
    /^there is no photograph "(?<name>.*)"/,
    '写真「$<name>」がありません。もう一度選ぶか、取り除いてください。',
  ],
  [/^write the name of a picture in/, '写真を選んでください。'],
  [/is a cycle/, '戻り先のページが元に戻って来ます。別のページを選んでください。'],
  [
    /^its exits are (?<those>.*): write (?<list>.*)\.$/,
    '出口の順が違います。次の順にしてください：$<list>',
  ],
  [
    /^let one entry be without "when"/,
    'いつも示す文がありません。条件のない項目を一つ入れてください。',
  ],
  [
    /^(the question "(?<q>.*)" has no answer|there is no question) "(?<id>.*)": name one of (?<list>.*)/,
    '「$<id>」はありません。次のどれかにしてください：$<list>',
  ],
  [
    /^there is no later step "(?<id>.*)"/,
    '後の段階に「$<id>」はありません。後にある段階のIDを書くか、空にしてください。',
  ],
  [
    /^the list has other entries/,
    '一覧の項目の数か順が、日本語と英語で異なります。両方の言語で、同じ項目を加え、消し、並べてください。',
  ],
  [
    /^the id "(?<id>.*)" is there twice/,
    'ID「$<id>」が二度使われています。項目ごとに別のIDを書いてください。',
  ],
  [
    /^entry (?<n>\d+) has no id/,
    '$<n>番目の項目にIDがありません。英小文字、数字、ハイフンで書いてください。',
  ],
  [/^call the file/, 'ファイルの名前が違います。技術者に知らせてください。'],
  [/^the file is missing: /, 'もう一方の言語のファイルがありません。両方の言語を書いてください。'],
  [/^the file is missing/, 'ファイルがありません。技術者に知らせてください。'],
  [/^the page has no address/, 'このページにはアドレスがありません。技術者に知らせてください。'],
  [
    /^the file is not UTF-8/,
    'ファイルの文字コードがUTF-8ではありません。技術者に知らせてください。',
  ],
  [
    /^not readable as YAML: (?<where>.*)\. Look there/s,
    'ファイルの書き方が壊れています（$<where>）。技術者に知らせてください。',
  ],
  [/^begin the file with front matter/, 'ファイルの先頭が壊れています。技術者に知らせてください。'],
  [/^write month and day as/, '月と日は 10-18 の形で書いてください。'],
  [/^let the shares add up to 1/, '割合の合計を1にしてください。'],
  [/^write \{price\} where/, '金額の入る所に {price} と書いてください。'],
  [/^write three zones/, '地区を ACD のように、AからFまでの三文字で書いてください。'],
  [/^let its halves add up/, '「halves」の合計が「we」と異なります。同じにしてください。'],
  [/^write seven letters/, 'sssbbbb のように、s か b の七文字で書いてください。'],
]

/** What the comparison of the two languages counts. */
const counted: Readonly<Record<string, string>> = {
  paragraphs: '段落',
  'list items': '箇条書きの項目',
  links: 'リンク',
  figures: '数値',
  sources: '出典',
  'table rows': '表の行',
  charts: '図表',
  'pull quotes': '大きく置く一文',
  entries: '項目',
  introduction: '導入',
  conclusion: '結論',
  faq: 'よくある質問',
}

/** A problem in Japanese; without a translation it is shown unchanged within a Japanese sentence. */
export function japaneseProblem(problem: string): string {
  const found = problems.find(([pattern]) => pattern.test(problem))
  if (!found) return `次の問題があります。直せないときは技術者に知らせてください：${problem}`
  const [pattern, japanese] = found
  const groups = pattern.exec(problem)?.groups ?? {}
  return japanese.replaceAll(/\$<(\w+)>/g, (_, name: string) => {
    const said = groups[name] ?? ''
    return counted[said] ?? said.replace(/^section /, '節')
  })
}
