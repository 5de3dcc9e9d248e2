/**
 * Inline script in the head of every page, run before the first paint. Kept minimal, because every page contains it.
 *
 * - `data-unscrolled` until something is scrolled, touched or pressed, or the page loses the focus (to "Find in page"), at
 *   most 5 s: animations by scrolling wait, which every frame would evaluate, and on phones all that is below the first
 *   window (src/styles/base.css).
 * - `data-laid-out` while the address names a place, and on a reload or a return: the page is laid out in full, so that
 *   the browser finds the place or restores the scroll position; estimated heights would shift it. (Browsers that lay
 *   out later have the Navigation API.)
 * - On a reload or a return the first frame waits for the whole page: an earlier one would show the page's top, without
 *   the card whose picture returns.
 * - On repeat views the fonts are cached and are added before the first text is painted.
 */
export const early = [
  "{let d=document.documentElement.dataset,back=/^[rbp]/.test(performance.getEntriesByType('navigation')[0]?.type),go=()=>delete d.unscrolled",
  "d[back||location.hash?'laidOut':'unscrolled']=''",
  "for(let e of['scroll','pointerdown','keydown','blur'])addEventListener(e,go,{capture:true,once:true})",
  'setTimeout(go,5e3)',
  "window.navigation?.addEventListener('navigate',e=>{if(e.hashChange)d.laidOut='',go()})",
  "if(back)document.write('<link rel=expect href=#end blocking=render>')",
  "try{let{text}=document.querySelector('[data-fonts]');if(text in sessionStorage)for(let f of JSON.parse(text))document.fonts.add(new FontFace(...f))}catch{}}",
].join(';')
