import type { z } from 'zod'
import { type NamedProblem, type Problem, problems } from './problems.ts'

/**
 * What a value does that its schema does not allow.
 * @param issue with its input
 */
export function schemaProblem(issue: z.core.$ZodIssue): Problem {
  const { code, input, message } = issue
  if (code === 'custom' && issue.params) return issue.params as Problem
  if (input === undefined || input === null) return problems.missing()
  if (input === '') return problems.empty()
  if (Object.hasOwn(problems, message)) return problems[message as NamedProblem](String(input))
  switch (code) {
    case 'invalid_type':
      return typeProblem(issue)
    case 'invalid_value':
      return problems.otherOption(...issue.values.map(String))
    case 'too_small':
    case 'too_big':
      return sizeProblem(issue)
    case 'invalid_format':
      return issue.format === 'url' ? problems.url() : problems.otherForm(String(issue.pattern))
    case 'unrecognized_keys':
      return problems.unknownKeys(issue.keys.map((key) => `"${key}"`).join(', '))
    case 'invalid_key':
      return problems.unknownKeys(`"${String(issue.path.at(-1))}"`)
    default:
      return problems.invalid(message)
  }
}

function typeProblem({ expected }: z.core.$ZodIssueInvalidType): Problem {
  switch (expected) {
    case 'string':
      return problems.notText()
    case 'boolean':
      return problems.notFlag()
    case 'number':
      return problems.notNumber()
    case 'int':
      return problems.notWhole()
    case 'array':
    case 'tuple':
      return problems.notList()
    default:
      return problems.notGroup()
  }
}

function sizeProblem(issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig): Problem {
  const small = issue.code === 'too_small'
  const limit = Number(small ? issue.minimum : issue.maximum)
  if (issue.origin === 'array') {
    if (issue.exact) return problems.otherCount(limit)
    return small ? problems.tooFew(limit) : problems.tooMany(limit)
  }
  if (issue.origin === 'string') return small ? problems.empty() : problems.tooLong(limit)
  const problem = small ? problems.tooSmall : problems.tooBig
  return problem(limit, issue.inclusive)
}
