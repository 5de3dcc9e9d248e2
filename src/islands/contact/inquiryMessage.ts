/** Fragment parameter with the beginning of a message, read by src/islands/contact/prefillMessage.ts. */
export const parameter = 'message'

/**
 * The contact page's address with a prefilled message. It is in the fragment, which browsers do not send:
 * nobody sees it before the visitor submits the form.
 * @param contact the contact page's address
 */
export function inquiryAddress(contact: string, message: string): string {
  return `${contact}#${new URLSearchParams({ [parameter]: message })}`
}
