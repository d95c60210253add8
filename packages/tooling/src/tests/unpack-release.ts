import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

/** The commit of the last release, as its tables were recorded. */
export const releasedCommit = (): string => {
  const file = path.join(root, 'packages/api/src/app/schema/released-schema.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { commit: string }).commit;
};

/** Why the last release cannot be unpacked here, in one sentence; null when it can. */
export const findMissingHistory = (): string | null => {
  const commit = releasedCommit();
  const { status } = spawnSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: root });
  return status === 0 ? null : `the history lacks commit ${commit}; \`git fetch --unshallow\` gets it`;
};

/** Unpacks a release and installs its packages, in a folder that is found again; returns the folder. */
export const unpackRelease = (commit = releasedCommit()): string => {
  const releases = path.join(root, '.cache/releases');
  const folder = path.join(releases, commit);
  const stamp = path.join(folder, '.cache/unpacked');
  if (existsSync(stamp)) return folder;
  process.stderr.write(`Unpacking and installing ${commit}\n`);
  rmSync(releases, { recursive: true, force: true });
  // Its own command installs what its lockfile says; it empties a folder that holds nothing.
  const data = path.join(folder, '.cache/data');
  mkdirSync(data, { recursive: true });
  const packed = path.join(folder, '.cache/release.tar');
  execFileSync('git', ['archive', '--output', packed, commit], { cwd: root });
  execFileSync('tar', ['--extract', '--file', packed, '--directory', folder]);
  const command = [path.join(folder, 'packages/tooling/bin/run.mjs'), 'reset'];
  const { status } = spawnSync(process.execPath, command, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, PASAR_ROOT: folder, PASAR_DATA: data },
  });
  if (status !== 0) throw new Error(`${commit} could not be installed`);
  writeFileSync(stamp, '');
  return folder;
};
