/** A test that failed, or passed only at the second try. */
export interface TestError {
  /** Its full name, with the names of its describe blocks. */
  name: string;
  /** Its file below the workspace's root, and the browser's width or part where there is one. */
  where: string;
  /** What was wrong, once for each try. */
  messages: string[];
  /** No test failed, but the run itself did. */
  whole?: true;
}

/** The content of a runner's report. */
export interface TestResult {
  passed: number;
  failures: TestError[];
  /** Counted as passed, and reported. */
  flaky: TestError[];
}

/** A runner without a report, or with a bad exit and no failed test, has failed all the same. */
export const toFailedRun = (name: string, message: string, passed = 0): TestResult => ({
  passed,
  failures: [{ name, where: 'the run itself', messages: [message], whole: true }],
  flaky: [],
});

/** How many passed and failed, of steps together. */
export const sumResults = (outcomes: readonly TestResult[]): { passed: number; failed: number } => ({
  passed: outcomes.reduce((total, one) => total + one.passed, 0),
  failed: outcomes.reduce((total, one) => total + one.failures.length, 0),
});
