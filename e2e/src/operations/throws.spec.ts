import type { OpsIncidents } from '@pasar/contract';
import type { APIRequestContext } from 'playwright/test';
import { serveBrokenSlice } from '../fixtures/broken-slices.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { appNow } from '../fixtures/operations.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

// Code is changed on its way to the page, and what a worker requests cannot be.
test.use({ serviceWorkers: 'block' });

const ofAuth = async (request: APIRequestContext, version: string) => {
  const { data } = await (await request.get(`/ops/v1/incidents?app=auth&version=${version}`)).json();
  return (data as OpsIncidents).incidents.filter(({ message }) => message.includes('planted'));
};

for (const [forgery, thrown] of [
  ['throws on load', [['evaluation', 'planted']]],
  ['throws in render', [['render', 'planted']]],
  [
    'throws in handlers',
    [
      ['handler', 'planted in a handler'],
      ['rejection', 'planted in a promise'],
    ],
  ],
] as const)
  test(`code that ${forgery} is an incident with its release, page and place [F31] [F32] @slow`, async ({
    page,
    request,
    mishaps,
  }) => {
    mishaps.expect(/planted|Failed to load resource|RUNTIME-|ScriptExternalLoadError|remoteEntry/);
    const { live } = await appNow(request, 'auth');
    const mend = await serveBrokenSlice(page, 'auth', forgery);
    await page.goto(linkTo('auth.login'), { waitUntil: 'commit' });
    if (forgery === 'throws in handlers') {
      await untilAlive(page);
      await page.getByLabel('Kata sandi', { exact: true }).press('a');
    } else await expect(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();

    for (const [kind, text] of thrown) {
      await expect
        .poll(async () => (await ofAuth(request, live.version)).map((one) => one.kind))
        .toContain(kind);
      const incident = (await ofAuth(request, live.version)).find((one) => one.kind === kind);
      expect(incident).toMatchObject({ side: 'browser', state: 'open', message: `Error: ${text}` });
      expect(incident?.routes).toEqual([linkTo('auth.login')]);
      expect(incident?.releases.map(({ version }) => version)).toEqual([live.version]);
    }
    await mend();
    await page.goto('/ops/incidents?lang=en');
    await expect(page.getByText('Error: planted').first()).toBeVisible();
  });
