import 'astro'
import 'react'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates on the first touch, or some seconds after `load`: see src/document/hydrateOnTouch.ts. */
    'client:touch'?: boolean
  }
}

declare module 'react' {
  // Invoker commands: in every current browser, not yet in React's types.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close'
    commandfor?: string
  }
}
