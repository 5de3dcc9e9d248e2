import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ContentError, validate } from '../../content-reader/error.ts'
import { explain } from './explain.ts'
import { japaneseProblem } from './japaneseProblem.ts'

// editor/check/japaneseProblem.ts translates problems by their English text. This test collects every problem
// that content-reader/ can produce from its source code, so new or reworded ones are found without a list.

/** Placeholder for the parts of a problem that come from content: a number, because some parts are. */
const given = '3'
/** Schema methods that take a message, and properties that hold one. */
const methods = ['regex', 'date', 'int', 'positive', 'string', 'max', 'min', 'url']
const properties = ['error', 'message']

/** All texts that an expression can evaluate to, with `given` for parts that come from content. */
function textsOf(node: ts.Node | undefined): string[] {
  if (!node) return [given]
  if (ts.isStringLiteralLike(node)) return [node.text]
  if (ts.isTemplateExpression(node)) {
    return node.templateSpans.reduce(
      (before, { expression, literal }) =>
        joined(joined(before, textsOf(expression)), [literal.text]),
      [node.head.text],
    )
  }
  if (ts.isConditionalExpression(node))
    return [...textsOf(node.whenTrue), ...textsOf(node.whenFalse)]
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken
    const [left, right] = [textsOf(node.left), textsOf(node.right)]
    if (kind === ts.SyntaxKind.PlusToken) return joined(left, right)
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return right
    const known = [...left, ...right].filter((text) => text !== given)
    return known.length ? known : [given]
  }
  if (ts.isParenthesizedExpression(node)) return textsOf(node.expression)
  if (ts.isArrowFunction(node)) return textsOf(node.body)
  if (ts.isElementAccessExpression(node)) return textsOf(node.expression)
  if (ts.isObjectLiteralExpression(node)) {
    return node.properties.flatMap((each) =>
      ts.isPropertyAssignment(each) ? textsOf(each.initializer) : [],
    )
  }
  return ts.isIdentifier(node) ? textsNamed(node) : [given]
}

const joined = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((two) => one + two))

/** The texts of a name: its constant's, or its function's arguments. */
function textsNamed(name: ts.Identifier): string[] {
  for (let at: ts.Node = name; at; at = at.parent) {
    if (!ts.isFunctionLike(at)) continue
    const index = at.parameters.findIndex((each) => each.name.getText() === name.text)
    if (index >= 0) return textsPassed(at, index)
  }
  const declared = nodesOf(name.getSourceFile()).filter(
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === name.text,
  )
  const texts = declared.flatMap((each) => textsOf((each as ts.VariableDeclaration).initializer))
  return texts.length ? texts : [given]
}

/** All arguments for a parameter within the file. */
function textsPassed(called: ts.SignatureDeclaration, index: number): string[] {
  const { parent } = called
  const name = called.name ?? (ts.isVariableDeclaration(parent) ? parent.name : undefined)
  const calls = nodesOf(called.getSourceFile()).filter(
    (node) => ts.isCallExpression(node) && node.expression.getText() === name?.getText(),
  )
  const texts = calls.flatMap((call) => textsOf((call as ts.CallExpression).arguments[index]))
  return texts.length ? texts : [given]
}

function nodesOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(...nodesOf(child)))
  return [node, ...children]
}

/** The problem texts in the code. */
function problemsIn(node: ts.Node): string[] {
  if (ts.isNewExpression(node) && node.expression.getText() === 'ContentError') {
    return textsOf(node.arguments?.[1])
  }
  if (ts.isPropertyAssignment(node) && properties.includes(node.name.getText())) {
    return textsOf(node.initializer)
  }
  if (ts.isShorthandPropertyAssignment(node) && properties.includes(node.name.text)) {
    return textsOf(node.name)
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const isOfSchema = methods.includes(node.expression.name.text)
    return isOfSchema ? node.arguments.flatMap((each) => textsOf(each)) : []
  }
  if (ts.isNewExpression(node) && node.expression.getText() === 'UnfitList') {
    return textsOf(node.arguments?.[1])
  }
  if (ts.isFunctionDeclaration(node) && node.name?.text.endsWith('Problem')) {
    return nodesOf(node).flatMap((each) =>
      ts.isReturnStatement(each) ? textsOf(each.expression) : [],
    )
  }
  return []
}

const files = globSync('{content-reader,editor/form}/**/*.ts', { exclude: ['**/*.test.ts'] })
const found = files.sort().flatMap((file) => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  // A text of one word or none is not a problem but some other name.
  const problems = nodesOf(source)
    .flatMap(problemsIn)
    .filter((text) => /[a-z] [a-z{"]/i.test(text))
  return [...new Set(problems)].map((problem) => ({ file, problem }))
})

/** Every message to an editor has Japanese wording with a remedy. */
function expectRemedies(error: ContentError): void {
  for (const { problem } of explain(error, 'ja')) {
    expect(problem).not.toMatch(/^次の問題があります/)
    expect(problem).toMatch(/ください。$|ください：/)
  }
}

describe('problems of content', () => {
  test.each(found)('$file: $problem', ({ problem }) => {
    expectRemedies(new ContentError('data/site.yaml', problem))
  })

  test('are found in the source code', () => {
    expect(found.length).toBeGreaterThan(60)
  })
})

/** Values rejected with the schema library's own messages. */
const refused: [what: string, schema: z.ZodType, value: unknown][] = [
  ['no text', z.string(), undefined],
  ['a text that is a number', z.string(), 1],
  ['an empty text', z.string().min(1), ''],
  ['a long text', z.string().max(1), 'ab'],
  ['a text of another form', z.string().regex(/^a$/), 'b'],
  ['no address', z.url(), 'a'],
  ['a number that is a text', z.number(), 'a'],
  ['a broken number', z.int(), 1.5],
  ['a small number', z.number().min(1), 0],
  ['a big number', z.number().max(1), 2],
  ['a flag that is a text', z.boolean(), 'a'],
  ['another flag than the only one', z.literal(true), false],
  ['another text than the only one', z.literal('a'), 'b'],
  ['another text than several', z.enum(['a', 'b']), 'c'],
  ['a group of another form', z.discriminatedUnion('a', [z.object({ a: z.literal('b') })]), {}],
  ['a list that is a text', z.array(z.string()), 'a'],
  ['a short list', z.array(z.string()).min(1), []],
  ['a long list', z.array(z.string()).max(1), ['a', 'b']],
  ['a list of another length', z.array(z.string()).length(2), ['a']],
  ['a list of another length, too long', z.array(z.string()).length(1), ['a', 'b']],
  ['a short pair', z.tuple([z.number(), z.number()]), [1]],
  ['an unknown key', z.strictObject({}), { a: 1 }],
  ['an unknown key of a map', z.record(z.enum(['a']), z.string()), { a: 'a', b: 'b' }],
]

test.each(refused)('%s is rejected in Japanese', (_, schema, value) => {
  const look = () => validate('data/site.yaml', z.object({ key: schema }), { key: value })
  expect(look).toThrow(ContentError)
  try {
    look()
  } catch (error) {
    expectRemedies(error as ContentError)
  }
})

test('a problem without Japanese wording is shown unchanged', () => {
  expect(japaneseProblem('nobody has written of this')).toMatch(
    /^次の問題があります.*nobody has written of this$/,
  )
})
