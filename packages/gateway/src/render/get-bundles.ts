import { join } from 'node:path';
import type { ReleaseSet, Served } from '../plan/release-set.ts';
import type { StoredRelease } from '../registry/index.ts';
import type { Bundle, Bundles } from './protocol.ts';

const bundleOf = ({ app, version, folder, record }: StoredRelease): Bundle => ({
  key: `${app}@${version}`,
  file: join(folder, record.server),
  integrity: record.serverIntegrity,
  ...(record.contract.calls && { calls: record.contract.calls.map(({ call }) => call) }),
});

const rulesOf = ({ entry }: Served): Pick<Bundle, 'memoryMB' | 'privateRender'> =>
  entry ? { memoryMB: entry.limits.memoryMB, privateRender: entry.privateRender } : {};

/** The server bundles of a release set, or undefined without a shell. */
export const getBundles = (lineup: ReleaseSet): Bundles | undefined => {
  if (!lineup.shell) return undefined;
  const slices: Bundles['slices'] = {};
  const { shell, ...others } = lineup;
  for (const [name, served] of Object.entries(others))
    slices[name] = { ...bundleOf(served.live), ...rulesOf(served) };
  return { shell: bundleOf(shell.live), slices };
};
