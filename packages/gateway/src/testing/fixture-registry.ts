import type { SliceDeclaration } from '@pasar/contract';
import {
  getApp,
  isKnown,
  listSlices,
  openRegistry,
  type Registry,
  type RegistryOptions,
} from '../registry/index.ts';
import { type FixtureRelease, freshFolder, writeFixtureRelease } from './fixture-release.ts';

export const actor = { who: 'tester', why: 'because' } as const;

/** The entry of a fixture: it has the addresses of its pages. */
export const makeEntry = ({
  app,
  routes = [],
}: Pick<FixtureRelease, 'app' | 'routes'>): SliceDeclaration => ({
  name: app,
  title: { id: `Bagian ${app}`, en: `The ${app} part` },
  prefixes: [...new Set([app, ...routes.map(({ path }) => path.split('/', 1)[0] ?? '')])],
  contact: `${app}@example.org`,
  limits: {},
  privateRender: true,
  approval: 'none',
});

/** Registers the slice of a fixture, or gives its entry the addresses of further pages that are nobody's. */
export const registerFixture = async (
  registry: Registry,
  fixture: Pick<FixtureRelease, 'app' | 'routes'>,
): Promise<void> => {
  if (fixture.app === 'shell') return;
  const state = registry.status();
  const { revision } = state;
  const entry = makeEntry(fixture);
  const others = listSlices(state).filter((name) => name !== fixture.app);
  const taken = others.flatMap((name) => getApp(state, name).entry?.prefixes ?? []);
  const own = getApp(state, fixture.app).entry?.prefixes ?? [];
  const prefixes = [...new Set([...own, ...entry.prefixes])].filter((prefix) => !taken.includes(prefix));
  if (!isKnown(state, fixture.app))
    await registry.addSlice({ ...actor, entry: { ...entry, prefixes }, revision });
  else if (prefixes.length > own.length)
    await registry.changeSlice({ ...actor, name: fixture.app, change: { prefixes }, revision });
};

/** A fixture as a build of the workspace, with the entry that it declares. */
export const builtFixture = (fixture: FixtureRelease) => ({
  app: fixture.app,
  dir: writeFixtureRelease(fixture),
  ...(fixture.app !== 'shell' && { entry: makeEntry(fixture) }),
});

/** Publishes fixtures; nobody gets them yet. */
export const publishFixtures = async (registry: Registry, ...fixtures: FixtureRelease[]): Promise<void> => {
  for (const fixture of fixtures) {
    await registerFixture(registry, fixture);
    await registry.publish({ ...fixture, ...actor, from: writeFixtureRelease(fixture) });
  }
};

/** Publishes fixtures and makes them live together. */
export const goLive = async (registry: Registry, ...fixtures: FixtureRelease[]): Promise<void> => {
  await publishFixtures(registry, ...fixtures);
  await registry.promote({ ...actor, releases: fixtures });
};

/** A registry in a separate folder that knows some slices. */
export const freshRegistryWith = async (...fixtures: Pick<FixtureRelease, 'app' | 'routes'>[]) => {
  const fresh = freshRegistry();
  for (const fixture of fixtures) await registerFixture(fresh.registry, fixture);
  return fresh;
};

/** A registry in a separate folder. */
export const freshRegistry = (
  options: Omit<RegistryOptions, 'dataDir'> = {},
): { registry: Registry; dataDir: string } => {
  const dataDir = freshFolder();
  return { registry: openRegistry({ dataDir, ...options }), dataDir };
};
