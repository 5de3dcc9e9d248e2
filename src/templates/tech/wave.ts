/** One seamless period of a machine's vibration, `width` units wide around `middle`, with one burst. */
export function wavePath(width: number, middle: number): string {
  const count = 120
  const points = Array.from({ length: count + 1 }, (_, i) => {
    const turn = (2 * Math.PI * i) / count
    const usual = 5 * Math.sin(turn * 17) + 4 * Math.sin(turn * 29 + 1) + 2 * Math.sin(turn * 7)
    const burst = 1 + 4.2 * Math.exp(-(((i / count - burstAt) / 0.045) ** 2))
    return `${Math.round((width * i) / count)} ${Math.round(middle - usual * burst)}`
  })
  return `M${points.join('L')}`
}

/** Position of the burst in the period. */
export const burstAt = 0.62
