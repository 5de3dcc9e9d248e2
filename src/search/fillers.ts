/** English words that ask for nothing. */
export const englishFillers = new Set(
  `a about actually after all also am an and any anyone are as at be been before being but by can cannot considering could
   did do does doing don done for from get getting give go going got had has have having he her here him his how
   i if in into is it its just kind know let like ll look many may me mean meaning might more most must my need
   no not of off on once one onto or other our ours out over own please really re s shall she should so some
   someone something still such sure t tell than that the their them then there these they thing things think thinking this
   those to too up us ve very want wants was way we were what when where whether which while who whom whose why
   will with without wonder wondering worried would yet you your yours`.split(/\s+/),
)

/** Japanese kana that ask for nothing: polite forms, question words, endings of verbs. */
export const japaneseFillers =
  /^(?:[いうくぐすつてでとなにねのはへまみもやよらりるれろわんかがさしたりけせめえ]{1,2}|お?ねがい.*|くた?ださ.*|いただ.*|し(?:たい|たら|ている|ました|ます|よう|なければ|ない).*|す(?:る|れば).*|さ(?:れ|せ).*|ど(?:う|の|こ|れ|ん|ちら|なた).*|な(?:に|ん|ぜ|い|る|り|れ|っ|つ|ら|け|く).*|い(?:つ|い|る|ます|れば|ん|て|う).*|あ(?:る|り|れ|っ|つ|の).*|こ(?:と|の|れ|こ|う|ん).*|そ(?:の|れ|こ|う|ん|し).*|も(?:の|ら|う|っ|つ).*|と(?:き|は|いう|か|も|して).*|た(?:い|め|ら|く|だ|と).*|で(?:す|き|は|も|し).*|ま(?:す|せ|し|で|だ).*|よ(?:い|う|く|り|ろ).*|か(?:か|ら|も|な).*|く(?:れ|る|わ).*|わか.*|しら.*|しり.*|やり.*|やっ.*|やつ.*|ほ(?:う|し|か).*|ら(?:れ|な).*|れ(?:ば|る|ま|な).*|に(?:つい|は|も|な).*|って.*|つて.*|ずに|ところ|わたし.*|うち|みたい.*|ちや?んと|ください)$/

/** Japanese words in kanji that ask for nothing: who, what, when, verbs of thinking and telling. */
export const kanjiFillers = new Set(
  '何 一 二 三 私 僕 自分 今 来 行 思 言 知 教 聞 方 間 合 本当 場合 必要 具体的 方法'.split(' '),
)

/** Says that one thinks about something: 上場を考えている. */
export const thinking = /(?:考え|悩ん|迷っ|検討し)[てで](?:い|お)\p{Script=Hiragana}*/gu

/** Asks what a word means. */
export const definition =
  /(?:とは|と?って|とは?いう|の)?(?:何|なに|なん|どういう意味|意味)(?:ですか|でしょうか|だろう|か|の?こと|を?教えて.*|を?知りたい)?[?？。]*$|とは[?？。]*$|って[?？。]*$|^\s*(?:what|what's|whats)\s+(?:(?:is|are|does|do)\s+)?(?:an?\s+|the\s+)?(?=\S)(?!.*\b(?:my|our|your|i|we|you|me|us|happens?|if)\b)|^\s*(?:define|meaning of|definition of)\b|\b(?:meaning|definition|meant?)\s*[?]*$/i
