/** Resolves when the page is loaded and its first picture has been painted. */
export async function painted(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve))
  }
  const picture = document.querySelector<HTMLImageElement>('main img:not([loading="lazy"])')
  // A picture that cannot be shown is nothing to wait for.
  await picture?.decode().catch(() => undefined)
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
}
