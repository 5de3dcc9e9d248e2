import type { ReactNode } from 'react'

/** Renders a React node from an .astro file. */
export function Show({ node }: { readonly node: ReactNode }) {
  return node
}
