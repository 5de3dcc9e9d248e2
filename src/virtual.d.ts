/** What integrations run before an island hydrates: React refresh in development, nothing in the built site. */
declare module 'astro:scripts/before-hydration.js'
