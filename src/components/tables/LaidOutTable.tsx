import type { ReactNode } from 'react'

interface LaidOutTableProps {
  /** Accessible name, or the id of the element that has it. */
  readonly label?: string | undefined
  readonly labelledBy?: string | undefined
  readonly kind?: string | undefined
  readonly className?: string | undefined
  /** Laid out when it comes near the window. */
  readonly later?: boolean
  readonly children: ReactNode
}

/**
 * A table whose CSS layout removes its table semantics, so that it needs the ARIA roles of `tableRoles`. The
 * wrapper has the role `table`, because parts of a real `<table>` may not have explicit roles (ARIA in HTML).
 */
export function LaidOutTable({
  label,
  labelledBy,
  kind,
  className,
  later,
  children,
}: LaidOutTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the table inside has a different layout
    <div
      role="table"
      aria-label={label}
      aria-labelledby={labelledBy}
      data-later={later ? '' : undefined}
    >
      <table role="none" data-kind={kind} className={className}>
        {children}
      </table>
    </div>
  )
}
