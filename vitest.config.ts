import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { testsAll } from './tests/support/testsAll.ts'

// Reading all of content/ takes a second, and several on a busy machine.
const testTimeout = 30_000
const tests = [
  '{build,calculators,content-reader,editor,routing,src}/**/*.test.ts',
  'tests/unit/*.test.ts',
]
const mocking = tests
  .flatMap((pattern) => globSync(pattern))
  .filter((file) => readFileSync(file, 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'site',
          testTimeout,
          // Reads content/ once a worker, not once a file; only tests that mock modules need their own.
          isolate: false,
          include: tests,
          exclude: mocking,
        },
      },
      { test: { name: 'mocked', testTimeout, include: mocking } },
      {
        test: {
          name: 'contact',
          include: ['tests/contact/*.test.ts'],
          exclude: testsAll ? [] : ['tests/contact/{backup,floods,fuzz}.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
    // Two cores: more workers would starve the timing-sensitive tests.
    maxWorkers: 2,
  },
})
