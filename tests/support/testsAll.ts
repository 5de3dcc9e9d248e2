/** Whether this is `npm run test:all`, which scripts/test.ts says to all that it starts. */
export const testsAll = process.env.TEST_ALL === '1'
