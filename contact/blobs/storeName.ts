const start = 'inquiries-'

/**
 * The name of the store of inquiries. Stores are shared by all deploys of a site, so the context is in the
 * name: a preview must not write into production.
 * @param context of the deploy: production, deploy-preview …
 */
export function storeName(context: string): string {
  return `${start}${context}`
}

/** Whether a store is one of inquiries, of whatever context. */
export function holdsInquiries(name: string): boolean {
  return name.startsWith(start)
}
