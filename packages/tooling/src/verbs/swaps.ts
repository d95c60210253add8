import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace.ts';

// npm run test:swaps [-- --swaps 10000]: R9 and P7 in full; `npm test` has the quick form.
const { values } = parseArgs({ options: { swaps: { type: 'string', default: '10000' } } });
const tooling = path.join(root, 'packages/tooling');
const child = spawn(
  process.execPath,
  [
    path.join(tooling, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--config',
    path.join(tooling, 'vitest.config.ts'),
    '--project=gateway',
    'src/http/many-swaps.test.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, PASAR_SWAPS: values.swaps } },
);
child.on('exit', (code) => process.exit(code ?? 1));
