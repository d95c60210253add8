import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { findTestProject } from './test-projects.ts';

test.each([
  ['packages/api/src/modules/orders', 'api'],
  ['packages/api/', 'api'],
  ['packages/tooling/src/tests/test-projects.test.ts', 'tooling'],
  ['./shell/src', 'shell'],
  ['mfe-buyer', 'pages'],
  ['packages/ui/src/button', 'pages'],
  [path.join(root, 'packages/back-office'), 'pages'],
])('%s is tested in the project %s', (filter, project) => {
  expect(findTestProject(filter)).toBe(project);
});

test.each(['e2e/src/tests/cart.spec.ts', 'packages', 'orders', '../elsewhere', ''])(
  '%s has no unit tests',
  (filter) => {
    expect(findTestProject(filter)).toBeUndefined();
  },
);

test('every unit test of the workspace is in a project', () => {
  const files = globSync('{shell,mfe-*,packages/*}/src/**/*.test.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => !findTestProject(file))).toEqual([]);
});
