/**
 * The search index's address: below /_astro, whose files are cached forever (public/_headers), because its
 * name contains a content hash.
 */
export const searchIndexPattern = '/_astro/[file]'
