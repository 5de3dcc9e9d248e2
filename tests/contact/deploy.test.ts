import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { temporary } from './support/config.ts'
import { root } from './support/root.ts'

const deploy = join(root, 'hosting/deploy')
const text = (name: string) => readFileSync(join(deploy, name), 'utf8')
const has = (program: string) => spawnSync('which', [program]).status === 0

function run(program: string, args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

describe('the deployment samples', () => {
  it.runIf(has('systemd-analyze'))('are units that systemd accepts', () => {
    const folder = temporary()
    const names = readdirSync(deploy).filter((name) => /^legatus.*\.(service|timer)$/.test(name))
    expect(names).toHaveLength(5)
    for (const name of names) {
      // A unit's programs must exist.
      writeFileSync(join(folder, name), text(name).replaceAll('/srv/legatus', root))
    }
    const paths = names.map((name) => join(folder, name))
    expect(run('systemd-analyze', ['verify', '--man=no', ...paths])).toEqual({
      status: 0,
      said: '',
    })
  })

  it.runIf(has('nginx') && has('openssl'))('are a configuration that nginx accepts', () => {
    const folder = temporary()
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const made = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=www.example.jp']
    expect(run('openssl', [...made, '-keyout', key, '-out', certificate]).status).toBe(0)
    const site = text('nginx.conf')
      .replace(/ssl_certificate .*/, `ssl_certificate ${certificate};`)
      .replace(/ssl_certificate_key .*/, `ssl_certificate_key ${key};`)
    writeFileSync(join(folder, 'site.conf'), site)
    const whole = `pid ${folder}/pid; error_log stderr; events {} http { include ${folder}/site.conf; }`
    writeFileSync(join(folder, 'nginx.conf'), whole)
    const { status, said } = run('nginx', ['-t', '-c', join(folder, 'nginx.conf')])
    expect([status, said.match(/\[(emerg|warn)\].*/g)]).toEqual([0, null])
  })

  it.runIf(has('caddy'))('are a configuration that Caddy accepts', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'Caddyfile')]
    const { status, said } = run('caddy', args)
    expect([status, said]).toEqual([0, expect.stringContaining('Valid configuration')])
    expect(said).not.toContain('not formatted')
  })

  it('copy existing files into the image, and start no other services', () => {
    const copied = [...text('Dockerfile').matchAll(/^COPY ((?!--from).+) \S+$/gm)].flatMap(
      ([, names = '']) => names.split(' '),
    )
    expect(copied.length).toBeGreaterThan(8)
    for (const name of copied) expect([name, existsSync(join(root, name))]).toEqual([name, true])
    const { services } = parse(text('compose.yaml'))
    expect(Object.keys(services)).toEqual(['site', 'mail'])
    const { context, dockerfile } = services.site.build
    expect(existsSync(join(deploy, context, dockerfile))).toBe(true)
  })
})
