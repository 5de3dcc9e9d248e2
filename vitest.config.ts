import { defineConfig } from 'vitest/config'
import { testsAll } from './tests/support/testsAll.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'site',
          // Reading all of content/ takes a second, and several on a busy machine.
          testTimeout: 30_000,
          include: [
            '{build,calculators,content-reader,editor,routing,src}/**/*.test.ts',
            'tests/unit/*.test.ts',
          ],
        },
      },
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
