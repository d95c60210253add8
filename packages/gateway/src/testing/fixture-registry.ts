import { openRegistry, type Registry, type RegistryOptions } from '../registry/index.ts';
import { type FixtureRelease, freshFolder, writeFixtureRelease } from './fixture-release.ts';

export const actor = { who: 'tester', why: 'because' } as const;

/** Publishes fixtures; nobody gets them yet. */
export const publishFixtures = async (registry: Registry, ...fixtures: FixtureRelease[]): Promise<void> => {
  for (const fixture of fixtures) {
    await registry.publish({ ...fixture, ...actor, from: writeFixtureRelease(fixture) });
  }
};

/** Publishes fixtures and makes them live together. */
export const goLive = async (registry: Registry, ...fixtures: FixtureRelease[]): Promise<void> => {
  await publishFixtures(registry, ...fixtures);
  await registry.promote({ ...actor, releases: fixtures });
};

/** A registry in a separate folder. */
export const freshRegistry = (
  options: Omit<RegistryOptions, 'dataDir'> = {},
): { registry: Registry; dataDir: string } => {
  const dataDir = freshFolder();
  return { registry: openRegistry({ dataDir, ...options }), dataDir };
};
