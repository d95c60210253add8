import { getServedContract } from '@pasar/api/contract-hashes';
import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../../testing/fixture-registry.ts';
import type { FixtureRelease } from '../../testing/fixture-release.ts';
import { findCallProblems } from './call-problems.ts';

const call = 'GET /products/list';
const { version: api, calls } = getServedContract();
const current = calls[call]?.schema ?? '';
const other = `sha256-${'0'.repeat(64)}`;
const slice = (version: string, schema: string): FixtureRelease => ({
  app: 'storefront',
  version,
  contract: { endpoints: [call], calls: [{ call, schema }] },
});

test('[F13] a release built for another form of a call is refused', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, slice('1.0.0', current));
  await publishFixtures(registry, slice('1.1.0', other));
  const line = `storefront 1.1.0 was built for the form 000000000000 of ${call}, and API ${api} serves ${current.slice(7, 19)} (release.json: contract.calls[0])`;
  const refusal = registry.promote({ ...actor, releases: [slice('1.1.0', other)] });
  await expect(refusal).rejects.toMatchObject({ code: 'refused', reasons: [line] });
});

test('[F13] an older form that the server still serves is none', () => {
  const record = { app: 'storefront', version: '1.1.0', contract: { calls: [{ call, schema: other }] } };
  const served = { version: '0.3', calls: { [call]: { schema: current, also: [other] } } };
  expect(findCallProblems(record as never, [served])).toEqual([]);
  expect(findCallProblems(record as never)).toHaveLength(1);
});

test('[F13] every API process is asked, and one that is older refuses the release', async () => {
  const old = { version: '0.1', calls: { [call]: { schema: other, also: [] } } };
  const { registry } = freshRegistry({ servedContracts: async () => [getServedContract(), old] });
  await goLive(registry, { app: 'shell', version: '1.0.0' });
  await publishFixtures(registry, slice('1.0.0', current));
  const line = `storefront 1.0.0 was built for the form ${current.slice(7, 19)} of ${call}, and API 0.1 serves 000000000000 (release.json: contract.calls[0])`;
  const refusal = registry.promote({ ...actor, releases: [slice('1.0.0', current)] });
  await expect(refusal).rejects.toMatchObject({ code: 'refused', reasons: [line] });
});
