import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { expect, onTestFinished, test } from 'vitest'
import { shrink, shrinkStyles } from './shrink.ts'

/** What is left of a style sheet on a page with the given body; scripts name `set-later` and `--move`. */
function left(css: string, body = '<p class="here"></p>'): string {
  const page = parse(`<style>${css}</style>${body}`)
  shrinkStyles(page, 'e.className="set-later";e.style.setProperty("--move",1)')
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

test('a rule that could still apply stays', () => {
  for (const css of [
    '.here.set-later{a:b}',
    'p:not(.gone){a:b}',
    ':is(.gone,p){a:b}',
    ':where(.gone, :not(.gone))+p{a:b}',
    ':is(.gone, .here)>p{a:b}',
    'p{a:b}',
    '@media (width<768px){a:hover::before{content:"&lt;"}}',
    '@keyframes x{from{a:b}}',
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
  shrinkStyles(page, 'e.className="set-later"')
  expect(page.toString()).toBe(
    `<style>.c0 .c1:not(.set-later, .c0){a:b}.Ab_slide{c:d}
.c0{e:f}</style>
<div class="c0 set-later"><h2 title="Ab_card" class="c1 Ab_slide"></h2></div>
<astro-island props='{"className":"Ab_slide"}'></astro-island>`,
  )
})

test('inline scripts move into one file; data and all else stay as they are', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  const data = '<script type="application/ld+json">{"a":"<b>"}</script>'
  const rest = '<!-- kept --><p title="M&amp;A">“1 &lt; 2”</p><pre>\n a</pre>'
  await mkdir(join(dist, 'en'))
  await writeFile(
    join(dist, 'en/page.html'),
    `<!DOCTYPE html>${data}<script>let a = "&lt;"</script>${rest}<script>let b = a < 2</script>`,
  )
  await shrink(dist)
  const [name] = await readdir(join(dist, '_astro'))
  expect(await readFile(join(dist, '_astro', `${name}`), 'utf8')).toBe(
    'let a = "&lt;"\nlet b = a < 2',
  )
  expect(await readFile(join(dist, 'en/page.html'), 'utf8')).toBe(
    `<!DOCTYPE html>${data}<script src="/_astro/${name}" defer></script>${rest}`,
  )
})

test('what goes wrong names the page', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'legatus-'))
  onTestFinished(() => rm(dist, { recursive: true }))
  await writeFile(join(dist, 'about.html'), '<style>p{x:var(--y)}</style>')
  await expect(shrink(dist)).rejects.toThrow(/about\.html: .*--y/)
})
