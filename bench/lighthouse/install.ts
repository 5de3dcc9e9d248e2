import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const home = import.meta.dirname

/** Lighthouse's program, once it is installed. */
export const lighthouse = join(home, 'node_modules/lighthouse/cli/index.js')

/** Installs Lighthouse beside this file where it is missing: 180 MB that nothing else in the project needs. */
export function install(): void {
  if (existsSync(lighthouse)) return
  console.log('Installing Lighthouse into bench/lighthouse …')
  execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit' })
}
