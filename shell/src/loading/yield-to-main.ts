interface Yielding {
  scheduler?: { yield?(): Promise<void> };
}

/**
 * Lets the browser answer to the person before the start goes on: what would be one long task becomes several short
 * ones.
 */
export const yieldToMain = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
