import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packClient } from '../kit/pack-client.ts';
import { root } from '../workspace.ts';

// Packs the client for programs of stores as a package for `npm install` or `npm publish`.
const [folder] = process.argv.slice(2);
if (folder === undefined) {
  process.stderr.write(
    'npm run client -- <folder>    packs the client for programs of stores into <folder>\n',
  );
  process.exit(2);
}
const compiler = path.join(root, 'packages/tooling/node_modules/typescript/bin/tsc');
const declared = spawnSync(process.execPath, [compiler, '-b', path.join(root, 'packages/api-client')], {
  stdio: 'inherit',
});
if (declared.status !== 0) process.exit(1);
const { file, content } = await packClient();
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, file), content);
process.stdout.write(`${path.join(folder, file)}\n`);
