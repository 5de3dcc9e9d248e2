/**
 * The address of the index of search. It is among the files that are cached for ever (public/_headers), because
 * its name is made of its content.
 */
export const searchIndexPattern = '/_astro/[file]'
