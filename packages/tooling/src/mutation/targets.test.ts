import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { mutationTargets } from './targets.ts';

test.each(Object.entries(mutationTargets))('%s: every pattern names files that are there', (_, target) => {
  const cwd = path.join(root, target.folder);
  const empty = [...target.mutate, ...target.tests].filter((files) => globSync(files, { cwd }).length === 0);
  expect(empty).toEqual([]);
});
