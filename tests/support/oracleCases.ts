/** The cases of calculators/oracle/cases.yaml: what is typed, and what an independent program works out. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { Answers } from '../../calculators/exits/findExits.ts'
import type { Day } from '../../calculators/planner/day.ts'
import type { SecondStep } from '../../calculators/value/waysOfSelling.ts'

export type Typed = Readonly<Record<string, string>>
type Numbers = readonly (readonly number[])[]

interface Cases {
  readonly multiples: Typed
  readonly value: readonly {
    readonly id: string
    readonly about: string
    readonly typed: Typed
    readonly company: readonly (number | readonly number[] | null)[]
    readonly remains: Readonly<Record<SecondStep | 'shares' | 'together', readonly number[] | null>>
  }[]
  readonly fees: readonly {
    readonly id: string
    readonly about: string
    readonly typed: Typed
    readonly bases: Numbers
    readonly quotes: Numbers
  }[]
  readonly plans: readonly {
    readonly id: string
    readonly about: string
    readonly exit: string
    readonly typed: string
    readonly today: Day
    readonly done: readonly string[]
    readonly steps: readonly (readonly [Day, Day, Day, Day, 'room' | 'now' | 'late', number])[]
  }[]
  readonly exits: readonly {
    readonly id: string
    readonly answers: Answers
    readonly points: readonly (readonly [number, number])[]
    readonly open: readonly (readonly string[])[]
  }[]
}

const file = new URL('../../calculators/oracle/cases.yaml', import.meta.url)
export const cases: Cases = parse(readFileSync(file, 'utf8'))
