import { readdirSync, readFileSync } from 'node:fs'

/** Whether a process can be looked into here; tests that need it are for Linux. */
export const canLookInto = process.platform === 'linux'

/** Takes a process id; returns how many descriptors it has open. Linux only. */
export function openDescriptors(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}

/** Takes a process id; returns how much memory (MB) it has taken at most, so far. Linux only. */
export function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}
