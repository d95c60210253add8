import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace.ts';
import { embeddedOnly, longest, onPostgresOnly, serverProjects } from './server-tests.ts';

test.each([...onPostgresOnly, ...embeddedOnly])(
  '%s is there and runs on one of the two databases',
  (file) => {
    expect(serverProjects.some((project) => existsSync(path.join(root, 'packages', project, file)))).toBe(
      true,
    );
    expect([...onPostgresOnly, ...embeddedOnly].filter((other) => other === file)).toHaveLength(1);
  },
);

test.each(longest)('%s, which is started first, is there', (place) => {
  expect(existsSync(path.join(root, place))).toBe(true);
});
