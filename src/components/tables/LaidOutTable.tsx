import type { ReactNode } from 'react'

interface LaidOutTableProps {
  /** What it is called, or the id of what says so. */
  readonly label?: string | undefined
  readonly labelledBy?: string | undefined
  readonly kind?: string | undefined
  readonly className?: string | undefined
  readonly children: ReactNode
}

/**
 * A table whose rows and cells are laid out otherwise, so that they need the roles of `tableRoles`. Around it is what
 * is the table then: parts of a `<table>` may not have roles unless it is none (ARIA in HTML).
 */
export function LaidOutTable({ label, labelledBy, kind, className, children }: LaidOutTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the table in it is laid out otherwise
    <div role="table" aria-label={label} aria-labelledby={labelledBy}>
      <table role="none" data-kind={kind} className={className}>
        {children}
      </table>
    </div>
  )
}
