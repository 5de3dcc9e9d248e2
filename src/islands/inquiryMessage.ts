/** What of an address after `#` is the beginning of a message. */
const parameter = 'message'

/**
 * The address of the contact page with the beginning of a message. It is after `#`, which browsers do not send:
 * it reaches the form in the visitor's own window and nobody else before they send it.
 * @param contact the contact page's address
 */
export function inquiryAddress(contact: string, message: string): string {
  return `${contact}#${new URLSearchParams({ [parameter]: message })}`
}

/**
 * Takes the beginning of a message out of the page's address, where it does not stay.
 * @returns an empty text where the address has none
 */
export function takeMessage(): string {
  const message = new URLSearchParams(location.hash.slice(1)).get(parameter)
  if (!message) return ''
  history.replaceState(history.state, '', location.pathname + location.search)
  return message
}
