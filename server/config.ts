import { resolve } from 'node:path'
import {
  type ContactConfig,
  type Environment,
  readContactConfig,
} from '../hosting/contactConfig.ts'

/** Everything that the single server is told. Paths are absolute. */
export interface ServerConfig extends ContactConfig {
  host: string
  /** 0 takes any free port. */
  port: number
  dataDir: string
  /** Where the built site is. */
  dist: string
  /** How many proxies in front of the server are ours; see clientAddress.ts. */
  trustProxy: number
}

/**
 * Reads the server's configuration.
 * @param root the project's folder
 * @throws Error whose first line names the variable, or the file and key, and what to mend
 */
export function readServerConfig(env: Environment, root: string): ServerConfig {
  return {
    ...readContactConfig(root, env),
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
