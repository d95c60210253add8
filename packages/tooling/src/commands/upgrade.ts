import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runFullTest } from '../tests/run-full-test.ts';
import { root } from '../workspace.ts';

// npm run test:upgrade [-- <commit>]: a cluster of the release before, whose servers are replaced one by one under load.
// Without a commit it is the one whose tables released-schema.json has.
const schema = path.join(root, 'packages/api/src/app/schema/released-schema.json');
const commit = process.argv[2] ?? (JSON.parse(readFileSync(schema, 'utf8')) as { commit: string }).commit;
const checkout = mkdtempSync(path.join(tmpdir(), 'pasar-previous-'));
process.once('exit', () => rmSync(checkout, { recursive: true, force: true }));

process.stderr.write(`Unpacking and installing ${commit}\n`);
const packed = path.join(checkout, 'release.tar');
execFileSync('git', ['archive', '--output', packed, commit], { cwd: root });
execFileSync('tar', ['--extract', '--file', packed, '--directory', checkout]);
// Its own command installs what its lockfile says; it empties a folder that holds nothing.
mkdirSync(path.join(checkout, 'data'));
const { status } = spawnSync(
  process.execPath,
  [path.join(checkout, 'packages/tooling/bin/run.mjs'), 'reset'],
  {
    cwd: checkout,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PASAR_ROOT: checkout, PASAR_DATA: path.join(checkout, 'data') },
  },
);
if (status !== 0) throw new Error(`${commit} could not be installed`);
runFullTest('src/cluster/upgrade.test.ts', { PASAR_PREVIOUS: checkout }, 'long-tests');
