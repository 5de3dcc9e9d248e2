/** Whether this is `npm run test:all`; set by scripts/test.ts. */
export const testsAll = process.env.TEST_ALL === '1'
