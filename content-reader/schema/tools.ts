import { z } from 'zod'
import { named } from '../problems.ts'
import { day, localized } from './text.ts'
import { toolFees } from './toolFees.ts'
import { toolValue } from './toolValue.ts'

const faults = z.enum([
  'empty',
  'required',
  'unreadable',
  'fraction',
  'notWhole',
  'negative',
  'tooSmall',
  'tooLarge',
  'reversed',
])
/** A rule of law or practice, and where it can be read. */
const law = z.strictObject({
  rule: localized,
  source: localized,
  url: z.url({ error: named('url') }),
  /** The last day on which someone opened the source; absent if nobody has. */
  checked: day.optional(),
})

const everyTool = z.strictObject({
  /** Shown if the script does not load. */
  failed: localized,
  needsScript: localized,
  notSent: localized,
  caution: localized,
  example: localized,
  /** Above the result: whose it is. */
  fictional: localized,
  yours: localized,
  reset: localized,
  print: localized,
  copy: localized,
  copied: localized,
  copyFailed: localized,
  inquiry: localized,
  /** The beginning of an inquiry's message; {tool} is the tool's name. */
  inquiryText: localized,
  /** Where an address is cut off or of another version: some of it could be read, or nothing. */
  partRead: localized,
  nothingRead: localized,
  /** On paper: the {date}, and the {address} with what was entered. */
  printed: localized,
  how: localized,
  leavesOut: localized,
  /** {date}: when a rule was last verified. */
  checked: localized,
  /** Where it never was. */
  unchecked: localized,
  asTable: localized,
  updated: localized,
  unfinished: localized,
  /** {low} and {high}. */
  range: localized,
  about: localized,
  rounding: localized,
  amounts: localized,
  /** What was entered in other tools. */
  carried: z.strictObject({
    along: localized,
    found: localized,
    take: localized,
    drop: localized,
    /** Heading of the links to the other tools. */
    onward: localized,
  }),
  /** In which unit amounts without one are read. */
  units: z.strictObject({
    ask: localized,
    yen: localized,
    thousand: localized,
    tenThousand: localized,
    /** At an {amount} of a few yen. */
    small: localized,
  }),
  optional: localized,
})

/** Words that replace the shared ones, for tools without amounts. */
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
  /** Button from the questions to the results. */
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
  /** How many points {speaks} for an exit, and how many {hinders} it. */
  counts: localized,
  /** What the drawn doors show, and below each its state and, if no answer closes it, that. */
  doors: localized,
  states: z.strictObject({ open: localized, half: localized, closed: localized }),
  unhindered: localized,
  /** Whose doors these are, at the head of the page. */
  fictional: localized,
  read: localized,
  open: localized,
  always: localized,
  when: localized,
  rules: localized,
  /** Which exits the latest answer to a {question} changed: {exits}. */
  changed: localized,
  unchanged: localized,
  /** Labels of points that an answer brought up or took away. */
  added: localized,
  gone: localized,
  /** The choice of two exits to compare. */
  compare: localized,
  compared: localized,
  /** Link to the planner for an {exit}. */
  plan: localized,
  example: z.record(z.string(), z.string()),
})

const toolPlanner = z.strictObject({
  name: localized,
  own,
  exit: localized,
  form: localized,
  heading: localized,
  tableHeading: localized,
  /** The timeline's legend, and what its bars show. */
  legend: localized,
  fast: localized,
  slow: localized,
  /** {delay}: the missing time even if everything goes fast. */
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
  states: z.strictObject({ ahead: localized, due: localized, done: localized, late: localized }),
  /** Shown if something is late. */
  done: localized,
  /** Above the check boxes of steps. */
  doneSteps: localized,
  /** Shown if banks are closed on the day of handover; {day}: the last day before on which they are open. */
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
    /** Titles with {step}: begin if everything takes long, at the latest, and now. */
    early: localized,
    begin: localized,
    now: localized,
  }),
  /** The worked example: an exit in data/exits.yaml, and the months until then. */
  example: z.strictObject({ exit: z.string(), months: z.int().min(1).max(240) }),
})

/** The page that sums up what was entered in the tools. */
const toolSummary = z.strictObject({
  name: localized,
  own: z.strictObject({
    notSent: localized,
    needsScript: localized,
    partRead: localized,
    inquiryText: localized,
    printed: localized,
  }),
  /** Above the links to the tools, while there is nothing to sum up. */
  begin: localized,
  /** What the summary holds of each tool. */
  holds: z.strictObject({
    value: localized,
    fees: localized,
    'exit-finder': localized,
    planner: localized,
  }),
  /** Before the link to a tool that was not used, and to one whose part of the address is cut off. */
  unused: localized,
  unread: localized,
  inShort: localized,
  entered: localized,
  /** Explains the mark of what equals the example. */
  same: localized,
  exits: localized,
  points: localized,
  value: localized,
  /** When the plan's year is not that of the value tool. */
  otherYear: localized,
  /** Taxes by who is paid. */
  incomeTax: localized,
  residentTax: localized,
  companyTax: localized,
  fees: localized,
  noQuotes: localized,
  rates: localized,
  /** {rate} up to a {limit}, and of the last band. */
  band: localized,
  lastBand: localized,
  plan: localized,
  sources: localized,
  comeBack: localized,
})

/** data/tools.yaml: words, laws and worked examples of the four tools, and their summary. */
export const tools = () =>
  z.strictObject({
    everyTool,
    faults: z.record(faults, localized),
    laws: z.record(z.string(), law),
    exitFinder: toolExitFinder,
    planner: toolPlanner,
    value: toolValue,
    fees: toolFees,
    summary: toolSummary,
  })
