/** Hours of the visitor's clock. */
const dusk = 17
const dawn = 5
/** Delay after the first picture is painted, in milliseconds. */
const rest = 500

/**
 * Replaces home's hero picture by one in evening light. The second picture is in a template, so that it only
 * loads after the first is painted.
 */
async function lightEvening(template: HTMLTemplateElement): Promise<void> {
  if (document.readyState !== 'complete') await heard('load')
  await document.querySelector<HTMLImageElement>('main img')?.decode()
  // Hidden tabs draw no frames. A frame appears on the screen some time after its callback.
  await frame()
  await new Promise((resolve) => setTimeout(resolve, rest))
  const evening = document.importNode(template.content, true)
  const picture = evening.querySelector('img')
  template.replaceWith(evening)
  await picture?.decode()
  picture?.setAttribute('data-lit', '')
}

const heard = (type: string) =>
  new Promise((resolve) => addEventListener(type, resolve, { once: true }))
const frame = () => new Promise(requestAnimationFrame)

const template = document.querySelector<HTMLTemplateElement>('template[data-evening]')
const hour = new Date().getHours()
// If the picture fails to load, the first one stays.
if (template && (hour >= dusk || hour < dawn)) lightEvening(template).catch(console.warn)
