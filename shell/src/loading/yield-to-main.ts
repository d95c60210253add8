interface Yielding {
  scheduler?: { yield?(): Promise<void> };
}

/**
 * Lets the browser respond to the user before the start continues: one long task becomes several short
 * ones.
 */
export const yieldToMain = (): Promise<void> =>
  (globalThis as Yielding).scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));
