import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

/** Inside the project, so that the compiler finds schema-dts. */
const work = resolve('.build')

/**
 * Checks graphs against schema.org's vocabulary (schema-dts) with the TypeScript compiler: unknown types and
 * properties and invalid values are errors.
 * @param graphs by name, for messages
 * @returns the errors, one line each
 */
export function vocabularyErrors(graphs: ReadonlyMap<string, unknown>): string[] {
  mkdirSync(work, { recursive: true })
  const folder = mkdtempSync(join(work, 'graphs-'))
  const names = new Map<string, string>()
  const shapes = new Set<string>()
  for (const [name, graph] of graphs) {
    // Graphs that differ only in texts are compiled once.
    const shape = shapeOf(graph)
    if (shapes.has(shape)) continue
    shapes.add(shape)
    const file = join(folder, `${names.size}.ts`)
    names.set(file, name)
    const text = source(graph)
    writeFileSync(file, text)
  }
  try {
    const program = ts.createProgram([...names.keys()], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
    })
    return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
      const name = names.get(resolve(file?.fileName ?? '')) ?? file?.fileName
      return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A graph without its texts: types, properties and kinds of values. */
function shapeOf(graph: unknown): string {
  return JSON.stringify(graph, (name, value) =>
    typeof value === 'string' && !name.startsWith('@t') ? '' : value,
  )
}

/** A graph as a program; inputs of actions have a separate type in schema-dts. */
function source(graph: unknown): string {
  const actions: unknown[] = []
  const plain = JSON.stringify(graph, (_, value) => {
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value)
    const others = entries.filter(([name]) => !name.endsWith('-input'))
    if (others.length === entries.length) return value
    actions.push(value)
    return Object.fromEntries(others)
  })
  return [
    "import type { Graph, SearchAction, WithActionConstraints } from 'schema-dts'",
    `export const graph: Graph = ${plain}`,
    `export const actions: WithActionConstraints<SearchAction>[] = ${JSON.stringify(actions)}`,
  ].join('\n')
}
