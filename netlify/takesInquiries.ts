/**
 * Whether a deploy accepts inquiries. Netlify runs schedules of the published deploy only: in a preview,
 * undelivered inquiries would wait forever without an alarm.
 * @param context of the deploy: production, deploy-preview …
 * @param env PREVIEW_INQUIRIES=true makes previews accept them
 */
export function takesInquiries(
  context: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return context === 'production' || env.PREVIEW_INQUIRIES === 'true'
}
