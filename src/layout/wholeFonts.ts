import { instrumentFace, minchoFace, newsreaderFace } from '../../build/fonts/siteFaces.ts'

/** The page's font faces, for src/browser/lateFonts.ts: complete fonts, which the build replaces with those it has cut. */
export const wholeFonts = JSON.stringify([
  instrumentFace('/fonts/instrument.woff2'),
  newsreaderFace('/fonts/newsreader.woff2'),
  minchoFace('Core', '/fonts/mincho.woff2'),
])
