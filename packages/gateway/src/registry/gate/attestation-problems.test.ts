import { expect, test } from 'vitest';
import type { Wanted } from '../release-sets.ts';
import { type AppState, emptyApp, emptyState, type ReleaseState } from '../release-state.ts';
import { findAttestationProblems, leastDocuments } from './attestation-problems.ts';

const live = { version: '1.0.0' } as AppState['live'];
// A release says here what staging attests of it, and nothing else.
const stateOf = (published: Record<string, object>, shell: Partial<AppState> = { live }): ReleaseState => ({
  ...emptyState(),
  apps: {
    shell: { ...emptyApp(), ...shell },
    seller: { ...emptyApp(), published: published as AppState['published'] },
  },
});
const wanted = (...versions: string[]): Wanted =>
  new Map(versions.map((version) => [version, { app: 'seller', version }])) as unknown as Wanted;
const seen = (documents: number) => ({ attested: { documents } });
const production = { environment: 'production' } as const;

const sentence = (version: string, documents: number) =>
  `seller ${version}: staging has watched ${documents} documents of it without a fault, at least 50 are wanted; \`npm run release -- import seller ${version}\` brings what it attests.`;

test('production takes what staging has watched for fifty documents, and names what it has not [F44]', () => {
  const state = stateOf({ '1.1.0': seen(leastDocuments), '1.2.0': seen(leastDocuments - 1), '1.3.0': {} });
  expect(findAttestationProblems(production, state, wanted('1.1.0'))).toEqual([]);
  expect(findAttestationProblems(production, state, wanted('1.1.0', '1.2.0', '1.3.0', '1.4.0'))).toEqual([
    ...[sentence('1.2.0', 49), sentence('1.3.0', 0), sentence('1.4.0', 0)],
  ]);
});

test('the first releases of a market, and those of every other environment, need no staging [F44]', () => {
  const state = stateOf({});
  expect(findAttestationProblems(production, stateOf({}, {}), wanted('1.1.0'))).toEqual([]);
  expect(findAttestationProblems({ environment: 'staging' }, state, wanted('1.1.0'))).toEqual([]);
  expect(findAttestationProblems({ environment: undefined }, state, wanted('1.1.0'))).toEqual([]);
});
