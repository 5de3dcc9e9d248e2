import { resolve } from 'node:path'
import { type Environment, readSettings, type Settings } from './settings.ts'

/** Everything that the single server is told. Paths are absolute. */
export interface Config extends Settings {
  host: string
  /** 0 takes any free port. */
  port: number
  dataDir: string
  /** Where the built site is. */
  dist: string
  /** How many proxies in front of the server are ours; see server/client.ts. */
  trustProxy: number
}

/**
 * Takes the environment and the project's root; returns the server's configuration.
 * Throws an Error of one line that names the variable or key to mend.
 */
export function readConfig(env: Environment, root: string): Config {
  return {
    ...readSettings(root, env),
    host: env.HOST || '127.0.0.1',
    port: whole(env, 'PORT', 3000, 65_535),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    dist: resolve(root, 'dist'),
    trustProxy: whole(env, 'TRUST_PROXY', 0, 10),
  }
}

function whole(env: Environment, name: string, otherwise: number, most: number): number {
  const text = env[name]?.trim()
  if (!text) return otherwise
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > most) {
    throw new Error(`${name} must be a whole number from 0 to ${most}, not "${text}"`)
  }
  return value
}
