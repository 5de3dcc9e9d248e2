import styles from './Brand.module.css'

interface BrandProps {
  readonly name: string
  readonly tagline: string
}

/** The mark, the name and what the firm does. */
export function Brand({ name, tagline }: BrandProps) {
  return (
    <p className={styles.brand}>
      <svg viewBox="0 0 44 32" aria-hidden="true">
        <path fill="#d0021b" d="M12 0h8l-8 32H4zM25 0h6l-8 32h-6z" />
        <path fill="#006b4a" d="M36 0h4l-8 32h-4z" />
      </svg>
      <span lang="en">{name}</span>
      <small>{tagline}</small>
    </p>
  )
}
