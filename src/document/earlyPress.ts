/**
 * In the head of pages with an island that waits for a touch: remembers what is pressed while the script is still on
 * its way that would answer (src/document/hydrateOnTouch.ts). On a slow line that is seconds. As short as can be,
 * because it is part of the page.
 */
export const earlyPress = 'onclick=e=>pressed=e.target'
