const start = 'inquiries-'

/**
 * The name of the inquiry store. All deploys of a site share the stores, so the name contains the context: a
 * preview must not write to production.
 * @param context of the deploy: production, deploy-preview …
 */
export function storeName(context: string): string {
  return `${start}${context}`
}

/** Whether a store holds inquiries, whatever its context. */
export function holdsInquiries(name: string): boolean {
  return name.startsWith(start)
}
