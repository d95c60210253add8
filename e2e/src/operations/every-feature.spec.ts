import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { inLocale } from '@pasar/contract';
import { linkTo } from '../fixtures/link-to.ts';
import { appNow, data, release } from '../fixtures/operations.ts';
import { expect, test } from '../fixtures/test.ts';
import { copyWorkspace } from '../fixtures/workspace-copy.ts';

const run = promisify(execFile);

/** A production build of the slice, whose terms are the page that uses every feature. */
const buildEveryFeature = async (version: string): Promise<string> => {
  const { folder, remove } = copyWorkspace();
  const out = mkdtempSync(path.join(tmpdir(), 'pasar-feature-'));
  const page = "export { EveryFeaturePage as TermsPage } from '../testing/every-feature-page.tsx';\n";
  writeFileSync(path.join(folder, 'mfe-auth/src/routes/terms-page.tsx'), page);
  await run(process.execPath, ['packages/tooling/src/build/build-one.ts', 'auth', version, out], {
    cwd: folder,
  });
  remove();
  return out;
};

test('a released slice uses all of React and i18next, on the server and in the browser [F1] [MFE-01] @slow', async ({
  page,
  visit,
  request,
}) => {
  test.skip(data === '', 'needs the data folder of the market (PASAR_DATA)');
  test.setTimeout(300_000);
  const version = `0.3.${Math.floor(Date.now() / 1000)}`;
  const before = (await appNow(request, 'auth')).live.version;
  const address = inLocale(linkTo('auth.terms'), 'en');
  const served = async () => await (await request.get(address)).text();

  const from = await buildEveryFeature(version);
  await release('publish', 'auth', '--version', version, '--from', from, '--reason', 'journey');
  await release('promote', 'auth', version, '--no-watch', '--reason', 'journey');
  await expect.poll(served).toContain('Every feature</h1>');
  expect(await served()).toContain('compiled for <!-- -->everybody');
  expect(await served()).toContain('A member has 2 parcels');
  await visit(address);
  expect(await page.locator('[data-slice]').getAttribute('data-version')).toBe(version);

  await test.step('useActionState with a form action', async () => {
    await page.getByRole('button', { name: 'order' }).click();
    await expect(page.getByText('2 ordered')).toBeVisible();
    await page.getByLabel('pieces').fill('5');
    await page.getByRole('button', { name: 'order' }).click();
    await expect(page.getByText('7 ordered')).toBeVisible();
  });
  await test.step('Activity keeps what it hides', async () => {
    await page.getByLabel('draft').fill('half a sentence');
    await page.getByRole('button', { name: 'hide' }).click();
    await expect(page.getByLabel('draft')).toBeHidden();
    await page.getByRole('button', { name: 'show' }).click();
    await expect(page.getByLabel('draft')).toHaveValue('half a sentence');
  });
  await test.step('a custom element gets properties', async () => {
    await page.getByRole('button', { name: 'measure' }).click();
    await page.getByRole('button', { name: 'measure' }).click();
    await expect(page.locator('every-meter')).toHaveText('80 W');
  });
  await test.step('output of the React compiler', async () => {
    await expect(page.getByText('compiled for everybody')).toBeVisible();
  });
  await test.step('plural, ordinal, context, nesting, format, default', async () => {
    await expect(page.getByRole('list', { name: 'texts' }).getByRole('listitem')).toHaveText([
      '1 parcel',
      '3 parcels',
      '2nd place',
      'A member',
      'A member has 2 parcels',
      '$12,000.00',
      '2.00',
      'rice and tea',
      'by default',
    ]);
  });
  await test.step('a title of a component and preload() are in the document', async () => {
    await expect(page).toHaveTitle('Every feature');
    await expect(page.locator('link[rel=preload][href="/favicon.svg"]')).toHaveCount(1);
  });
  await release('rollback', 'auth', '--reason', 'journey');
  await expect.poll(async () => (await appNow(request, 'auth')).live.version).toBe(before);
  rmSync(from, { recursive: true, force: true });
});
