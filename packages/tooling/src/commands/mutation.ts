import { findChangedTargets } from '../mutation/find-changed-targets.ts';
import { runMutations } from '../mutation/run-mutations.ts';
import { type MutationTarget, mutationTargets } from '../mutation/targets.ts';

// npm run test:mutation [-- <target> …] [-- --changed[=<git ref>]]: whether tests find small changes of the rules.
const usage = `Usage: npm run test:mutation [-- <target> …] [-- --changed[=<git ref>]]\nTargets: ${Object.keys(mutationTargets).join(', ')}`;

const readTargets = (args: readonly string[]): Record<string, MutationTarget> => {
  const [change, ref = 'HEAD'] = /^--changed(?:=(\S+))?$/.exec(args[0] ?? '') ?? [];
  if (change && args.length === 1) return findChangedTargets(ref);
  if (args.length === 0) return mutationTargets;
  return Object.fromEntries(
    args.map((name) => {
      const target = mutationTargets[name];
      if (!target) throw new Error(usage);
      return [name, target];
    }),
  );
};

const failed = Object.entries(readTargets(process.argv.slice(2))).filter(([name, target]) => {
  console.log(`\n${name}`);
  return !runMutations(name, target);
});
if (failed.length > 0) console.log(`Below 90 %: ${failed.map(([name]) => name).join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);
