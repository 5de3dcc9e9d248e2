import styles from './EmptyPlace.module.css'

const hem =
  'M104 94q16-8 32 0c22 8 31 28 35 54l14 96q-8 6-15 0-8 7-16 1-9 7-17 1-9 7-17 1-9 6-17-1-8 6-16 0-8 5-14-2l14-96c4-26 15-46 27-54z'

/**
 * The place for a portrait: a cloak and a hat on their peg, as in the page's head.
 * @param cloak which of the three cloaks; later ones begin anew
 */
export function EmptyPlace({ cloak }: { readonly cloak: number }) {
  const colours = [styles.bone, styles.orange, styles.ink]
  return (
    <svg aria-hidden="true" viewBox="0 0 240 300" className={styles.place}>
      <path className={styles.wall} d="M0 0h240v300H0z" />
      <path className={styles.floor} d="M0 268h240v32H0z" />
      <path className={styles.shade} d="M0 84h240v16H0z" />
      <path className={styles.shade} transform="translate(26 14)" d={hem} />
      <circle className={styles.shade} cx="140" cy="64" r="38" />
      <path className={styles.rail} d="M0 80h240v12H0z" />
      <path className={styles.staff} d="M203 282V58a13 13 0 0 0-26 0v8" />
      <path className={colours[cloak % colours.length]} d={hem} />
      <path
        className={styles.fold}
        d="M98 118l-13 126M113 108l-6 138M129 108l8 138M144 120l16 124"
      />
      <path className={styles.shade} d="M136 94c22 8 31 28 35 54l14 96q-8 6-15 0-8 7-16 1z" />
      <circle className={styles.brim} cx="120" cy="52" r="38" />
      <path
        className={styles.shade}
        d="M120 14a38 38 0 0 1 0 76 38 38 0 0 0 22-38 38 38 0 0 0-22-38z"
      />
      <circle className={styles.band} cx="120" cy="52" r="19" />
      <circle className={styles.brim} cx="119" cy="51" r="15" />
    </svg>
  )
}
