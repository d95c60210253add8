import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { root } from '../workspace.ts';
import { type MutationTarget, mutationTargets } from './targets.ts';

/** The targets with files that differ from a git ref, each with these files alone. */
export const findChangedTargets = (ref: string): Record<string, MutationTarget> => {
  const files = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', ref], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => !file.endsWith('.test.ts'));
  const changed = Object.entries(mutationTargets).map(([name, target]): [string, MutationTarget] => {
    const own = files
      .filter((file) => file.startsWith(`${target.folder}/`))
      .map((file) => file.slice(target.folder.length + 1));
    return [
      name,
      { ...target, mutate: own.filter((file) => target.mutate.some((glob) => path.matchesGlob(file, glob))) },
    ];
  });
  return Object.fromEntries(changed.filter(([, { mutate }]) => mutate.length > 0));
};
