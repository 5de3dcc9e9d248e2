import { getStore, type Store } from '@netlify/blobs'
import { storeName } from '../contact/blobs/storeName.ts'

/** Longest wait for one answer of the store, in milliseconds. */
const patience = 5000

/**
 * Opens the store of inquiries, from within a function.
 * @param context of the deploy: production, deploy-preview …
 */
export function openStore(context: string): Store {
  return getStore({ name: storeName(context), consistency: 'strong', fetch: failFast })
}

// The client waits and retries for 25 seconds when the store is down. The visitor should be told to try
// again long before that; an answer of 400 makes the client give up at once.
const failFast: typeof fetch = async (input, init) => {
  try {
    const signal = AbortSignal.timeout(patience)
    const response = await fetch(input, { ...init, signal })
    if (response.status < 500 && response.status !== 429) return response
  } catch {
    // Unreachable or too slow: the same to us.
  }
  return new Response(null, { status: 400 })
}
