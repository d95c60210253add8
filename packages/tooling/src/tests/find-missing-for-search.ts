import { spawnSync } from 'node:child_process';
import { onSearch } from './server-tests.ts';

/** What this machine lacks to start a cluster, in one sentence; null when it has everything. */
export const findMissingForSearch = (): string | null => {
  const { status, stderr } = spawnSync(process.execPath, [onSearch[0], '--check'], { encoding: 'utf8' });
  return status === 0 ? null : (stderr.trim().split('\n').at(-1) ?? '');
};
