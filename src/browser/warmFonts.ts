/**
 * In the head of every page, before anything is painted: where this visit had the page open before, its
 * fonts are in the browser's cache and are in place for the first text. As short as can be, because it is
 * part of every page.
 */
export const warmFonts =
  'try{for(f of JSON.parse(sessionStorage[document.documentElement.dataset.fonts]))document.fonts.add(new FontFace(...f))}catch{}'
