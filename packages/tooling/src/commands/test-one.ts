import { spawn } from 'node:child_process';
import path from 'node:path';
import { onPostgres, serverProjects } from '../tests/server-tests.ts';
import { findTestProject } from '../tests/test-projects.ts';
import { root } from '../workspace.ts';

// npm run test:one -- <file or folder> … [<option of vitest> …]: these unit tests; those of the server on PostgreSQL 18,
// a fresh one unless TEST_DATABASE_URL names another.
const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const filters = firstOption === -1 ? args : args.slice(0, firstOption);
const projects = new Set(filters.map(findTestProject));
const unknown = filters.find((filter) => !findTestProject(filter));
if (unknown !== undefined || filters.length === 0) {
  process.stderr.write(
    `${unknown === undefined ? 'Name a file or folder' : `${unknown} has no unit tests: name a file or folder`} by its path from the root, such as packages/ui/. Browser tests: npm run test:e2e -- cart.spec.ts\n`,
  );
  process.exit(1);
}
const tooling = path.join(root, 'packages/tooling');
const runner = [
  process.execPath,
  path.join(tooling, 'node_modules/vitest/vitest.mjs'),
  'run',
  '--config',
  path.join(tooling, 'vitest.config.ts'),
  ...[...projects].map((project) => `--project=${project}`),
  ...args,
];
const isOfServer = serverProjects.some((project) => projects.has(project));
const inside = isOfServer && !process.env.TEST_DATABASE_URL ? [process.execPath, ...onPostgres] : [];
const [command = process.execPath, ...rest] = [...inside, ...runner];
spawn(command, rest, { cwd: root, stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
