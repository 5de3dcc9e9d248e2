/**
 * Inline script in the head of every page: on repeat views the fonts are cached and are added before the
 * first text is painted. Kept minimal, because every page contains it.
 */
export const warmFonts =
  "try{for(f of JSON.parse(sessionStorage[document.documentElement.dataset.fonts]||'[]'))document.fonts.add(new FontFace(...f))}catch{}"
