import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { mentions } from './mentions.ts'
import { closeUp, shrink, shrinkStyles } from './shrink.ts'

/** What is left of a style sheet on a page with the given body; scripts name `set-later` and `--move`. */
function left(css: string, body = '<div class="here"><p></p><p class="here"></p></div>'): string {
  const page = parse(`<style>${css}</style>${body}`)
  shrinkStyles(
    page,
    mentions('e.className="set-later";e.style.setProperty("--move",1);e.dataset.set=""'),
  )
  // Short names have a test of their own.
  return page.querySelector('style')?.innerHTML.replaceAll('.c0', '.here') ?? ''
}

test('a selector that needs a class the page lacks goes, and what it leaves empty', () => {
  expect(left('.here{a:b}.gone{c:d}')).toBe('.here{a:b}')
  expect(left(':where(.gone)>p{a:b}')).toBe('')
  expect(left('p:has(> .gone){a:b}')).toBe('')
  expect(left('.gone p,.here p{a:b}')).toBe('.here p{a:b}')
  expect(left('@media print{.gone{a:b}}@layer x;.here{a:b}')).toBe('@layer x;.here{a:b}')
})

test('a selector of elements that the page lacks goes, unless a script may make them', () => {
  expect(left('ol{a:b}.here>a:hover{a:b}p+div{a:b}.here p,dl{a:b}')).toBe('.here p{a:b}')
  expect(left('.set-later ol{a:b}ol.here.set-later{a:b}')).toBe(
    '.set-later ol{a:b}ol.here.set-later{a:b}',
  )
  const island = '<p class="here"></p><astro-island props="{}"></astro-island>'
  expect(left('ol{a:b}.here ol{c:d}', island)).toBe('ol{a:b}')
})

test('an attribute of the project’s own that neither page nor script has goes', () => {
  expect(left('p[data-now]{a:b}')).toBe('')
  expect(left('p[data-now]{a:b}', '<p data-now></p>')).toBe('p[data-now]{a:b}')
  expect(left('p[aria-current]{a:b}')).toBe('p[aria-current]{a:b}')
  expect(
    left('[data-kind=a]{a:b}[data-kind=b]{a:b}[data-kind^=b]{a:b}', '<p data-kind="a"></p>'),
  ).toBe('[data-kind=a]{a:b}[data-kind^=b]{a:b}')
})

test('of classes to choose from, those that can match stay, and always one', () => {
  expect(left('p:is(.gone, .here, .set-later){a:b}')).toBe('p:is( .here, .set-later){a:b}')
  expect(left('p:not(.gone,.here){a:b}')).toBe('p:not(.here){a:b}')
  expect(left('p:not(.gone,.lost){a:b}')).toBe('p:not(.gone){a:b}')
  expect(left('p:is(.gone, :hover){a:b}')).toBe('p:is(.gone, :hover){a:b}')
})

test('an animation that no style plays goes', () => {
  const frames = '@keyframes x{from{a:b}}@keyframes y{to{a:b}}'
  expect(left(`${frames}p{animation:y 1s}`)).toBe('@keyframes y{to{a:b}}p{animation:y 1s}')
})

test('a rule that could still apply stays', () => {
  for (const css of [
    '.here.set-later{a:b}',
    'p:not(.gone){a:b}',
    ':is(.gone,p){a:b}',
    ':where(.gone, :not(.gone))+p{a:b}',
    ':is(.gone, div)>p{a:b}',
    'p{a:b}',
    '@media (width<768px){p:hover::before{content:"&lt;"}}',
    '[hidden]{a:b}',
    'p[data-set]{a:b}',
    'div:lang(ja)>:target, p:hover{a:b}',
  ]) {
    expect(left(css)).toBe(css)
  }
})

test('a property set once for the page is written out', () => {
  expect(left(':root{--a:1px;--b:var(--a) 2px}p{x:calc(var(--a)*2) var(--b)}')).toBe(
    'p{x:calc(1px*2) 1px 2px}',
  )
  expect(left('@layer t{:root{--a:1px}}p{x:var(--a)}')).toBe('p{x:1px}')
})

test('a property that differs from place to place, or that a script knows, stays', () => {
  for (const css of [
    ':root{--b:3px}p{y:var(--b)}@media print{:root{--b:4px}}',
    '@media print{:root{--b:4px}}p{y:var(--b, 1px)}',
    '.here{--a:1px}p{x:var(--a)}',
    ':root{--move:1px}p{x:var(--move)}',
    `:root{--a:${'"a long list of fonts",'.repeat(3)}serif}p{x:var(--a)}`,
  ]) {
    expect(left(css)).toBe(css)
  }
  const inMarkup = '<svg><path fill="var(--a)" class="here"/></svg>'
  expect(left(':root{--a:red}', inMarkup)).toBe(':root{--a:red}')
})

test('a property goes when nothing uses it, and then those that only it used', () => {
  expect(left('.here{--a:1;--b:var(--a);--c:2;x:var(--c)}')).toBe('.here{--c:2;x:var(--c)}')
})

test('a property that nothing sets stops the build with its name', () => {
  expect(() => left('p{x:var(--from-nowhere)}')).toThrow('--from-nowhere')
  expect(left('p{x:var(--move)}')).toBe('p{x:var(--move)}')
})

test('classes get short names, but for those that a script or an island sets', () => {
  const page = parse(
    `<style>.Ab_card .Ab_title:not(.set-later, .Ab_card){a:b}.Ab_slide{c:d}</style>
<div class="Ab_card set-later"><h2 title="Ab_card" class="Ab_title Ab_slide"></h2></div>
<style>.Ab_card{e:f}</style><astro-island props='{"className":"Ab_slide"}'></astro-island>`,
  )
  shrinkStyles(page, mentions('e.className="set-later"'))
  expect(page.toString()).toBe(
    `<style>.c0 .c1:not(.set-later, .c0){a:b}.Ab_slide{c:d}
.c0{e:f}</style>
<div class="c0 set-later"><h2 title="Ab_card" class="c1 Ab_slide"></h2></div>
<astro-island props='{"className":"Ab_slide"}'></astro-island>`,
  )
})

test("a page's last script is fetched after what the first paint needs; one in the head stays as it is", async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const page = (last: string) =>
    `<!DOCTYPE html><html><head><script type="module" src="/shell.js"></script></head><body><p>a</p><script type="module" src="/last.js"${last}></script></body></html>`
  await writeFile(join(dist, 'page.html'), page(''))
  await shrink(dist)
  expect(await readFile(join(dist, 'page.html'), 'utf8')).toBe(page(' async fetchpriority="low"'))
})

test('inline scripts move into one file; data, what runs before the first paint and all else stay as they are', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const data = '<script type="application/ld+json">{"a":"<b>"}</script>'
  const early = '<script data-early>let c</script>'
  const rest = '<!-- kept --><p title="M&amp;A">“1 &lt; 2”</p><pre>\n a</pre>'
  await mkdir(join(dist, 'en'))
  await writeFile(
    join(dist, 'en/page.html'),
    `<!DOCTYPE html>${early}${data}<script>let a = "&lt;"</script>${rest}<script>let b = a < 2</script>`,
  )
  await shrink(dist)
  const [name] = await readdir(join(dist, '_astro'))
  expect(await readFile(join(dist, '_astro', `${name}`), 'utf8')).toBe(
    'let a = "&lt;"\nlet b = a < 2',
  )
  expect(await readFile(join(dist, 'en/page.html'), 'utf8')).toBe(
    `<!DOCTYPE html>${early}${data}<script src="/_astro/${name}" defer></script>${rest}`,
  )
})

test('rules for paper and for wishes of the system are in a file that asks for them, in their layer', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const rules = '@layer a{p{c:d}@media print{p{e:f}}}@media (prefers-reduced-motion:reduce){p{g:h}}'
  await writeFile(join(dist, 'page.html'), `<style>${rules}</style><p></p>`)
  await writeFile(
    join(dist, 'part.html'),
    `<html data-fragment><style>${rules}</style><p></p></html>`,
  )
  await shrink(dist)
  const [name] = await readdir(join(dist, '_astro'))
  expect(await readFile(join(dist, 'page.html'), 'utf8')).toBe(
    `<style>@layer a{p{c:d}}</style><link rel="stylesheet" href="/_astro/${name}" media="print,(forced-colors:active),(prefers-reduced-motion:reduce)"><p></p>`,
  )
  const file = await readFile(join(dist, '_astro', `${name}`), 'utf8')
  expect(file.replaceAll(/\s/g, '')).toBe(
    '@layera{@mediaprint{p{e:f}}}@media(prefers-reduced-motion:reduce){p{g:h}}',
  )
  expect(await readFile(join(dist, 'part.html'), 'utf8')).toContain('@media print')
})

test('what a script that stays inline sets counts as one’s too', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const early = '<script data-early>document.documentElement.dataset.someState = 1</script>'
  const styles = '<style>[data-some-state] p{c:d}[data-no-state] p{e:f}</style>'
  await writeFile(join(dist, 'page.html'), `<html>${early}${styles}<p></p></html>`)
  await shrink(dist)
  const built = await readFile(join(dist, 'page.html'), 'utf8')
  expect(built).toContain('[data-some-state] p{c:d}')
  expect(built).not.toContain('data-no-state')
})

test('a class counts as a script’s where the page loads the script, or what that imports', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await mkdir(join(dist, '_astro'))
  await writeFile(join(dist, '_astro/a.js'), 'import "./b.js"')
  await writeFile(join(dist, '_astro/b.js'), 'e.className="later"')
  const styles = '<style>.later{a:b}</style>'
  await writeFile(join(dist, 'with.html'), `${styles}<script src="/_astro/a.js"></script>`)
  await writeFile(join(dist, 'without.html'), styles)
  await shrink(dist)
  expect(await readFile(join(dist, 'with.html'), 'utf8')).toContain('.later')
  expect(await readFile(join(dist, 'without.html'), 'utf8')).not.toContain('.later')
})

test('rules left beside each other are merged, and attributes that hold quotation marks need no entities', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const styles = '<style>p{color:red}.gone{a:b}p{margin:0}</style>'
  const both = `<p title="&quot;it's&quot;"></p>`
  await writeFile(
    join(dist, 'a.html'),
    `${styles}<p data-json="{&quot;a&quot;:&quot;&lt;&quot;}" title="A"></p>${both}`,
  )
  await shrink(dist)
  expect(await readFile(join(dist, 'a.html'), 'utf8')).toBe(
    `<style>p{color:red;margin:0}</style><p data-json='{"a":"&lt;"}' title="A"></p>${both}`,
  )
})

test('a flag of our own has no value, but in an island', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'shrink-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const choice = '<p data-way="true"></p><p data-way="false"></p>'
  const body = `<p data-head="true" aria-current="true"></p>${choice}`
  await writeFile(join(dist, 'a.html'), `${body}<astro-island>${body}</astro-island>`)
  await shrink(dist)
  expect(await readFile(join(dist, 'a.html'), 'utf8')).toBe(
    `<p data-head aria-current="true"></p>${choice}<astro-island>${body}</astro-island>`,
  )
})

test('what goes wrong names the page', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'about.html'), '<style>p{x:var(--y)}</style><p></p>')
  await expect(shrink(dist)).rejects.toThrow(/about\.html: .*--y/)
})

test('what moves from page to page has one name on all of them', () => {
  expect(left('.here{view-transition-name:_0AYkrq_bar}')).toBe('.here{view-transition-name:bar}')
  expect(left('.here{view-transition-name:head}')).toBe('.here{view-transition-name:head}')
  const two = '.here{view-transition-name:_0AYkrq_bar}p{view-transition-name:_1BZlsr_bar}'
  expect(() => left(two)).toThrow('"bar"')
})

test('no space stays beside the commas and slashes of a value, but those in a text', () => {
  expect(closeUp('p{font:600 1em / 1.7 var(--sans);transition:a 1s cubic-bezier(.2, .7)}')).toBe(
    'p{font:600 1em/1.7 var(--sans);transition:a 1s cubic-bezier(.2,.7)}',
  )
  expect(closeUp('p{content:"a, b / c" / "";width:max(100% - 2px, 3px)}')).toBe(
    'p{content:"a, b / c"/"";width:max(100% - 2px,3px)}',
  )
})

test('between blocks no line end is left; in a line, in what is set as it is and in an island it stays', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const kept = '<pre>\n<b>d</b>\n</pre><p>a\n<b>b</b>\n<i>c</i></p>'
  const island = '<astro-island><div><p>e</p>\n<p>f</p></div></astro-island>'
  const list = (gap: string) => `<ul>${gap}<li>g</li>${gap}<li>${gap}<p>h</p>${gap}</li>${gap}</ul>`
  const page = (gap: string) => `<main><div>${kept}${gap}${list(gap)}${island}</div></main>`
  await writeFile(join(dist, 'page.html'), page('\n'))
  await shrink(dist)
  expect(await readFile(join(dist, 'page.html'), 'utf8')).toBe(page(''))
})
