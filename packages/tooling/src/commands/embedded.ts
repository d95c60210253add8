import { spawn } from 'node:child_process';
import path from 'node:path';
import { serverProjects } from '../tests/server-tests.ts';
import { root } from '../workspace.ts';

// npm run test:embedded [-- <file> …]: every test of the server on PGlite; `npm test` runs them on PostgreSQL.
const vitest = path.join(root, 'packages/tooling/node_modules/vitest/vitest.mjs');
const config = path.join(root, 'packages/tooling/vitest.config.ts');
const projects = serverProjects.map((project) => `--project=${project}`);
spawn(process.execPath, [vitest, 'run', '--config', config, ...projects, ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
}).once('exit', (code) => process.exit(code ?? 1));
