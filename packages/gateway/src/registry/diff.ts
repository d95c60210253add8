import type { AppName, ReleaseRecord } from '@pasar/contract';
import type { RegistryCore } from './registry-core.ts';
import { RegistryError } from './registry-error.ts';
import { getApp } from './release-state.ts';

export interface DiffInput {
  app: AppName;
  /** What is live when absent. */
  from?: string;
  to: string;
}

/** What one version has that the other has not; `changed` names what both have and is not the same. */
export interface Difference {
  added: string[];
  removed: string[];
  changed: string[];
}

export interface ReleaseDiff {
  app: AppName;
  from: string;
  to: string;
  /** Commits that they were built from. */
  git: { from: string; to: string };
  /** Bytes of all browser files as they are sent. */
  bytes: { from: number; to: number };
  files: Difference;
  routes: Difference;
  shared: Difference;
  endpoints: Difference;
  links: Difference;
}

const compare = (one: Record<string, string>, other: Record<string, string>): Difference => ({
  added: Object.keys(other).filter((key) => !Object.hasOwn(one, key)),
  removed: Object.keys(one).filter((key) => !Object.hasOwn(other, key)),
  changed: Object.keys(other).filter((key) => Object.hasOwn(one, key) && one[key] !== other[key]),
});

const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));
const parts = {
  files: ({ assets }: ReleaseRecord) =>
    Object.fromEntries(Object.entries(assets).map(([file, { integrity }]) => [file, integrity])),
  routes: ({ routes }: ReleaseRecord) => Object.fromEntries(routes.map(({ id, path }) => [id, path])),
  shared: ({ contract }: ReleaseRecord) => contract.shared,
  endpoints: ({ contract }: ReleaseRecord) => named(contract.endpoints ?? []),
  links: ({ contract }: ReleaseRecord) => named(contract.links ?? []),
};

const sent = ({ assets }: ReleaseRecord) =>
  Object.values(assets).reduce((sum, { br, bytes }) => sum + (br ?? bytes), 0);

/**
 * The changes from one published version to another. Throws RegistryError `unknown`, `refused`, `invalid`.
 */
export const diff = async (core: RegistryCore, { app, from, to }: DiffInput): Promise<ReleaseDiff> => {
  const state = core.read();
  const first = from ?? getApp(state, app).live?.version;
  if (first === undefined)
    throw new RegistryError('invalid', `Nothing of ${app} is live; name two versions.`);
  const [{ record: one }, { record: other }] = await Promise.all([
    core.shelf.open(state, app, first),
    core.shelf.open(state, app, to),
  ]);
  const of = (part: keyof typeof parts) => compare(parts[part](one), parts[part](other));
  return {
    app,
    from: first,
    to,
    git: { from: one.git, to: other.git },
    bytes: { from: sent(one), to: sent(other) },
    files: of('files'),
    routes: of('routes'),
    shared: of('shared'),
    endpoints: of('endpoints'),
    links: of('links'),
  };
};
