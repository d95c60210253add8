import { join } from 'node:path';
import { sliceNames } from '@pasar/contract';
import type { ReleaseSet } from '../plan/release-set.ts';
import type { StoredRelease } from '../registry/index.ts';
import type { Bundle, Bundles } from './protocol.ts';

const bundleOf = ({ app, version, folder, record }: StoredRelease): Bundle => ({
  key: `${app}@${version}`,
  file: join(folder, record.server),
  integrity: record.serverIntegrity,
  ...(record.contract.calls && { calls: record.contract.calls.map(({ call }) => call) }),
});

/** The server bundles of a release set, or undefined without a shell. */
export const getBundles = (lineup: ReleaseSet): Bundles | undefined => {
  if (!lineup.shell) return undefined;
  const slices: Bundles['slices'] = {};
  for (const name of sliceNames) {
    const served = lineup[name];
    if (served) slices[name] = bundleOf(served.live);
  }
  return { shell: bundleOf(lineup.shell.live), slices };
};
