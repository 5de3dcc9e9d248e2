/**
 * Whether a deploy takes inquiries. Netlify runs schedules of the published deploy alone: what a preview
 * took and could not deliver at once would wait for ever, unseen by any alarm.
 * @param context of the deploy: production, deploy-preview …
 * @param env where PREVIEW_INQUIRIES=true lets previews take them all the same
 */
export function takesInquiries(
  context: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean {
  return context === 'production' || env.PREVIEW_INQUIRIES === 'true'
}
