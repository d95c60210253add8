import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runReleaseCli } from '@pasar/gateway';
import { buildInParallel } from '../build/build-in-parallel.ts';
import { dataFolder, isApp, listBuilds, releasesFolder } from '../workspace.ts';

// npm run release -- <command> …: the operations of releases. `publish` without --from builds the app first.
const args = process.argv.slice(2);
const option = (name: string) => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
};

const [verb, app] = args;
const version = option('--version');
const place = {
  dataDir: dataFolder(),
  ...releasesFolder(),
  env: process.env,
  asksDisk: true,
  apps: listBuilds(),
};
const builds = verb === 'publish' && option('--from') === undefined && !args.includes('--help');

if (builds && app !== undefined && isApp(app) && version !== undefined) {
  const folder = mkdtempSync(path.join(tmpdir(), 'pasar-release-'));
  process.stderr.write(`Building ${app} ${version}\n`);
  // The builder's lines go to stderr: stdout belongs to the command's own output (--json).
  const built = await buildInParallel([app], {
    force: true,
    versionFor: () => version,
    out: () => folder,
    say: (line) => process.stderr.write(line),
  });
  args.push('--from', folder);
  const code = built ? await runReleaseCli(args, place) : 1;
  rmSync(folder, { recursive: true, force: true });
  process.exit(code);
}
process.exit(await runReleaseCli(args, place));
