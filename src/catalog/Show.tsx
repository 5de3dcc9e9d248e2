import type { ReactNode } from 'react'

/** Draws what a specimen holds, from an .astro file. */
export function Show({ node }: { readonly node: ReactNode }) {
  return node
}
