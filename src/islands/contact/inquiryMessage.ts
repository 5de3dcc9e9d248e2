/** What of an address after `#` is the beginning of a message: src/islands/contact/beginMessage.ts takes it. */
export const parameter = 'message'

/**
 * The address of the contact page with the beginning of a message. It is after `#`, which browsers do not send:
 * it reaches the form in the visitor's own window and nobody else before they send it.
 * @param contact the contact page's address
 */
export function inquiryAddress(contact: string, message: string): string {
  return `${contact}#${new URLSearchParams({ [parameter]: message })}`
}
