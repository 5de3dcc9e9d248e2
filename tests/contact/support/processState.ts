import { readdirSync, readFileSync } from 'node:fs'

/** Tests that inspect processes need Linux. */
export const canLookInto = process.platform === 'linux'

/** Number of open descriptors of a process. Linux only. */
export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Peak memory of a process in MB. Linux only. */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
