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

/** Processor time that a process has used, in ticks of 10 ms. Linux only. */
export function processorTicks(pid: number): number {
  // User and system time: fields 14 and 15, counted from behind the name, which may hold spaces.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}
