import { appNames, type OpsStatus } from '@pasar/contract';
import type { Registry, ReleaseState } from '../../registry/index.ts';

const latest = 200;

/** The releases as the console shows them: without hashes, the latest events first. */
export const opsStatus = (registry: Registry, { revision, apps }: ReleaseState): OpsStatus => ({
  revision,
  apps: appNames.map((app) => {
    const { live, previous, published } = apps[app];
    return { app, live: live ?? null, previous, published: Object.keys(published).length };
  }),
  events: registry
    .events()
    .slice(-latest)
    .reverse()
    .map(({ hash: _, prev: __, digest: ___, ...event }) => event),
});
