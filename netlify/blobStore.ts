import { getStore, type Store } from '@netlify/blobs'
import { storeName } from '../contact/blobs/storeName.ts'

/** Timeout of one request to the store, in ms. */
const timeout = 5000

/**
 * Opens the inquiry store from within a function.
 * @param context of the deploy: production, deploy-preview …
 */
export function openStore(context: string): Store {
  return getStore({ name: storeName(context), consistency: 'strong', fetch: failFast })
}

// While the store is down, the client would retry for 25 seconds. A visitor should hear of it much sooner; an
// answer of 400 makes the client give up at once.
const failFast: typeof fetch = async (input, init) => {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(input, { ...init, signal })
    if (response.status < 500 && response.status !== 429) return response
  } catch {
    // Unreachable or too slow.
  }
  return new Response(null, { status: 400 })
}
