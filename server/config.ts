import { resolve } from 'node:path'
import {
  type ContactConfig,
  type Environment,
  readContactConfig,
} from '../hosting/contactConfig.ts'

/** The settings of the single server. Paths are absolute. */
export interface ServerConfig extends ContactConfig {
  host: string
  /** 0 for any free port. */
  port: number
  dataDir: string
  /** The Maildir set for mails; null when none is. */
  mailDir: string | null
  dist: string
  /** Number of our own proxies in front of the server; see clientAddress.ts. */
  trustProxy: number
  /** Opens /metrics to other machines; null for this one only. */
  metricsToken: string | null
}

/**
 * @param root the project's folder
 * @throws Error whose first line names the variable, or the file and key, and the remedy
 */
export function readServerConfig(env: Environment, root: string): ServerConfig {
  return {
    ...readContactConfig(root, env),
    host: env.HOST || '127.0.0.1',
    port: whole(env, 'PORT', 3000, 65_535),
    dataDir: resolve(root, env.DATA_DIR || '.data'),
    // A blank value counts as unset: a public server would file its mails where nobody looks.
    mailDir: env.MAIL_DIR?.trim() ? resolve(root, env.MAIL_DIR.trim()) : null,
    dist: resolve(root, 'dist'),
    metricsToken: env.METRICS_TOKEN?.trim() || null,
    trustProxy: whole(env, 'TRUST_PROXY', 0, 10),
  }
}

/**
 * Makes sure that a public server does not file mails where nobody reads them.
 * @param env that `config` was read from
 * @throws Error of one line that names both remedies
 */
export function requireMailSetting(config: ServerConfig, env: Environment): void {
  if (config.smtpUrl || config.mailDir) return
  const site = env.SITE_URL ? new URL(env.SITE_URL).hostname : 'localhost'
  const reasons = {
    SITE_URL: !isLoopback(site),
    HOST: !isLoopback(config.host),
    TRUST_PROXY: config.trustProxy > 0,
  }
  const [reason] = Object.entries(reasons).find(([, isPublic]) => isPublic) ?? []
  if (!reason) return
  throw new Error(
    `SMTP_URL is missing, and ${reason} says that this server is public; ` +
      'set SMTP_URL to the mail server, or MAIL_DIR to a folder to keep mails as files there',
  )
}

function isLoopback(host: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/i.test(host)
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
