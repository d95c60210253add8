/** What `npm test` was asked for, as options of its two runners. */
export interface TestOptions {
  /** The checks run once, in the first shard. */
  isFirstShard: boolean;
  /** The tests that take minutes run too. */
  isLong: boolean;
  /** Tests with the tag `slow` are left out; of what a change reaches, none is. */
  isQuick: boolean;
  vitest: string[];
  playwright: string[];
}

const usage = 'Usage: npm test [-- --changed[=<git ref>]] [-- --shard=<number>/<count>] [-- --long]';

/**
 * Reads `--changed`, `--changed=<ref>` (tests whose imports reach a file that differs from the ref; by default the last
 * commit), `--shard=1/3` and `--long`. Throws with the usage for anything else.
 */
export const readTestOptions = (args: readonly string[]): TestOptions => {
  const options: TestOptions = {
    isFirstShard: true,
    isLong: false,
    isQuick: true,
    vitest: [],
    playwright: [],
  };
  for (const arg of args) {
    const [change, ref = 'HEAD'] = /^--changed(?:=(\S+))?$/.exec(arg) ?? [];
    const [shard, number] = /^--shard=([1-9]\d*)\/[1-9]\d*$/.exec(arg) ?? [];
    if (arg === '--long' || change) options.isQuick = false;
    if (arg === '--long') options.isLong = true;
    else if (change) {
      options.vitest.push(`--changed=${ref}`, '--passWithNoTests');
      options.playwright.push(`--only-changed=${ref}`, '--pass-with-no-tests');
    } else if (shard) {
      options.isFirstShard = number === '1';
      options.vitest.push(shard);
      options.playwright.push(shard);
    } else throw new Error(usage);
  }
  return options;
};
