import type { ReactNode } from 'react'

export function Show({ node }: { readonly node: ReactNode }) {
  return node
}
