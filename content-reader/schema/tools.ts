import { z } from 'zod'
import { day, localized } from './text.ts'
import { toolFees } from './toolFees.ts'
import { toolValue } from './toolValue.ts'

const faults = z.enum([
  'empty',
  'unreadable',
  'fraction',
  'negative',
  'tooSmall',
  'tooLarge',
  'reversed',
])
/** A rule of the law or of practice, and where it can be read. */
const law = z.strictObject({
  rule: localized,
  source: localized,
  url: z.url(),
  /** When someone last looked whether it still holds. */
  checked: day,
})

const everyTool = z.strictObject({
  /** Said where the script does not come. */
  failed: localized,
  needsScript: localized,
  notSent: localized,
  caution: localized,
  example: localized,
  reset: localized,
  print: localized,
  copy: localized,
  copied: localized,
  copyFailed: localized,
  inquiry: localized,
  /** How the message of an inquiry begins; {tool} is the tool's name. */
  inquiryText: localized,
  how: localized,
  leavesOut: localized,
  /** {date}: when a rule was last looked up. */
  checked: localized,
  asTable: localized,
  updated: localized,
  unfinished: localized,
  /** {low} and {high}. */
  range: localized,
  about: localized,
  rounding: localized,
  amounts: localized,
  optional: localized,
})

/** What a tool says in words of its own, because it takes no amounts. */
const own = z.strictObject({
  notSent: localized,
  needsScript: localized,
  example: localized,
  inquiryText: localized,
  copied: localized,
})

const toolExitFinder = z.strictObject({
  name: localized,
  own,
  results: localized,
  /** {answered} of {count} questions. */
  answered: localized,
  /** The button that leads from the questions to what the answers say. */
  toResults: localized,
  exit: localized,
  answers: localized,
  question: localized,
  answer: localized,
  unanswered: localized,
  none: localized,
  speaks: localized,
  hinders: localized,
  change: localized,
  first: localized,
  read: localized,
  open: localized,
  always: localized,
  when: localized,
  rules: localized,
  example: z.record(z.string(), z.string()),
})

const toolPlanner = z.strictObject({
  name: localized,
  own,
  exit: localized,
  form: localized,
  heading: localized,
  tableHeading: localized,
  /** What the bars of the timeline mean. */
  legend: localized,
  /** {delay}: what is missing even where everything goes fast. */
  missing: localized,
  /** A {count} of days or months. */
  delay: z.strictObject({ days: localized, oneDay: localized, months: localized }),
  /** {months}, or from {most} to {least} months, before the handover. */
  monthsBefore: localized,
  fromToBefore: localized,
  onTheDay: localized,
  takes: localized,
  source: localized,
  handover: localized,
  handoverHint: localized,
  faults: z.strictObject({
    empty: localized,
    unreadable: localized,
    noSuchDay: localized,
    past: localized,
    far: localized,
  }),
  today: localized,
  begin: localized,
  end: localized,
  months: localized,
  upToMonths: localized,
  states: z.strictObject({ ahead: localized, due: localized, late: localized }),
  /** Said where something is late. */
  done: localized,
  /** Said where the day of handover is one on which banks are closed. */
  closed: localized,
  shorten: localized,
  allInTime: localized,
  soonest: localized,
  after: localized,
  noEnd: localized,
  dates: localized,
  passed: localized,
  basis: localized,
  table: z.strictObject({ step: localized, begin: localized, end: localized, state: localized }),
  calendar: z.strictObject({
    button: localized,
    file: localized,
    name: localized,
    begin: localized,
  }),
  /** The worked example: an exit of data/exits.yaml, and in how many months. */
  example: z.strictObject({ exit: z.string(), months: z.int().min(1).max(240) }),
})

/** The words, laws and worked examples of the owner's four tools: data/tools.yaml. */
export const tools = () =>
  z.strictObject({
    everyTool,
    faults: z.record(faults, localized),
    laws: z.record(z.string(), law),
    exitFinder: toolExitFinder,
    planner: toolPlanner,
    value: toolValue,
    fees: toolFees,
  })
