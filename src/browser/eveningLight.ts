/** From which hour of the visitor's clock, and until which, it is evening. */
const dusk = 17
const dawn = 5
/** How long the first picture has the page to itself, in milliseconds. */
const rest = 500

/**
 * In the evening the home page's head is shown in the evening's light: the second picture is in a template,
 * so that it is fetched only once the first is painted, and takes its place when it is there.
 */
async function lightEvening(template: HTMLTemplateElement): Promise<void> {
  if (document.readyState !== 'complete') await heard('load')
  await document.querySelector<HTMLImageElement>('main img')?.decode()
  // No frame begins in a hidden tab. What a frame has drawn is on the screen a while after it.
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
// A picture that does not arrive leaves the first one in its place.
if (template && (hour >= dusk || hour < dawn)) lightEvening(template).catch(console.warn)
