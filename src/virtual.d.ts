/** What integrations run before an island hydrates: in development React's refresh, in the built site nothing. */
declare module 'astro:scripts/before-hydration.js'
