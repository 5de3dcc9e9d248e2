import styles from './Gateway.module.css'

/** A road through an arch into the evening: the last scene of a page without a picture for it. */
export function Gateway() {
  return (
    <svg aria-hidden="true" viewBox="0 0 384 320" className={styles.gateway}>
      <path className={styles.sky} d="M0 320V192a192 192 0 0 1 384 0v128z" />
      <circle className={styles.sun} cx="192" cy="228" r="58" />
      <path className={styles.ground} d="M0 228h384v92H0z" />
      <path className={styles.road} d="M183 228h18l94 92H89z" />
      <path
        className={styles.stone}
        d="M72 320V196a120 120 0 0 1 240 0v124h-44V196a76 76 0 0 0-152 0v124z"
      />
      <path
        className={styles.shade}
        d="M290 320V196a98 98 0 0 0-98-98V76a120 120 0 0 1 120 120v124z"
      />
      <path className={styles.shade} d="M312 262l72 34v24h-72z" />
      <path className={styles.keystone} d="M174 66h36l-8 62h-20z" />
    </svg>
  )
}
