import type { Page } from 'playwright/test';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { appNow, data, publishNext, release } from '../fixtures/operations.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const say = messages.id;
test.skip(data === '', 'needs the data folder of the market (PASAR_DATA)');

const versionShown = (page: Page) => page.locator('[data-slice]').getAttribute('data-version');
const linkIn = (said: string) => /\/r\/trial\/\S+/.exec(said)?.[0] ?? '';
const start = /^(Mulai|Start)$/;
const banner = (page: Page) => page.getByRole('complementary', { name: /^(Percobaan|Trial)$/ });

test('operations give one browser another version; a bar shows that and ends it [S18] @slow', async ({
  page,
  request,
  browser,
  visit,
}) => {
  const { live } = await appNow(request, 'auth');
  const next = await publishNext(request, 'auth');
  const said = await release('override', 'auth', next, '--minutes', '5', '--reason', 'journey');
  await page.goto(linkIn(said));
  await page.getByRole('button', { name: start }).click();
  const reports: string[] = [];
  page.on('request', (asked) => {
    if (asked.url().endsWith('/r/beacon')) reports.push(asked.postData() ?? '');
  });
  await visit(linkTo('auth.login'));
  expect(await versionShown(page)).toBe(next);
  await expect(banner(page)).toContainText(`auth ${next}`);
  expect(reports.every((report) => !report.includes('ticket'))).toBe(true);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.endsWith('pasar_trial'));
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  const other = await browser.newPage();
  await other.goto(linkTo('auth.login'));
  expect(await versionShown(other)).toBe(live.version);
  await other.close();

  await banner(page).getByRole('button').click();
  await untilAlive(page);
  await expect(page).toHaveURL(linkTo('auth.login'));
  expect(await versionShown(page)).toBe(live.version);
  await expect(banner(page)).toHaveCount(0);
});

test('the console lets an operator try a version in this browser [S18] @slow', async ({ page, request }) => {
  const next = await publishNext(request, 'auth');
  await page.goto('/ops?lang=en');
  const account = page.getByRole('article', { name: 'Sign-in' });
  await account.getByText(/^Published versions/).click();
  await account.getByRole('button', { name: `Try it here ${next}` }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('journey');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText(`auth ${next}`);
  await banner(page).getByRole('button').click();
  await expect(banner(page)).toHaveCount(0);
});

test('neither storage nor address nor a global makes a page load another version [S18] @slow', async ({
  page,
  request,
  mishaps,
}) => {
  mishaps.expect(/Content Security Policy|TrustedTypePolic/);
  const { live } = await appNow(request, 'auth');
  const next = await publishNext(request, 'auth');
  const entry = `/r/auth/${next}/remoteEntry.js`;
  await page.addInitScript((address) => {
    const overrides = { auth: address, auth__next: address };
    for (const key of [
      'overrides',
      'mf-overrides',
      '__FEDERATION__',
      '__MF_DEVTOOLS__',
      'federation',
      'plan',
    ])
      localStorage.setItem(key, JSON.stringify(overrides));
    for (const key of ['import-map-override:auth', 'auth']) localStorage.setItem(key, address);
    Object.assign(globalThis, {
      __PASAR_OVERRIDES__: overrides,
      __VMOK__: { overrides },
    });
  }, entry);
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const query = `auth=${next}&override=auth:${next}&overrides=${encodeURIComponent(entry)}&mf_auth=${entry}`;
  await page.goto(`${linkTo('auth.login')}?${query}`);
  await untilAlive(page);
  expect(await versionShown(page)).toBe(live.version);
  expect(asked.filter((path) => path.includes(next))).toEqual([]);
  // Not even the page's own code: the one policy of scripts knows the plan alone.
  const refused = await page.evaluate((address) => {
    const { trustedTypes } = globalThis as { trustedTypes?: { createPolicy(name: string): unknown } };
    const nameOfError = (run: () => void) => {
      try {
        run();
        return 'none';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const script = document.createElement('script');
    return [
      '__pasar' in globalThis,
      nameOfError(() => {
        script.src = address;
      }),
      nameOfError(() => trustedTypes?.createPolicy('default')),
      nameOfError(() => trustedTypes?.createPolicy('pasar')),
    ];
  }, entry);
  expect(refused).toEqual([false, 'TypeError', 'TypeError', 'TypeError']);
});

test('a fault injection breaks a slice for one browser: last good version or panel, and the rest works [R7] @slow', async ({
  page,
  request,
  mishaps,
  browser,
}) => {
  mishaps.expect(
    /Failed to load resource|remoteEntry|RUNTIME-|ScriptExternalLoadError|Integrity|digest|drill/,
  );
  const before = (await appNow(request, 'auth')).live.version;
  const next = await publishNext(request, 'auth');
  await release('promote', 'auth', next, '--no-watch', '--reason', 'journey');
  const drill = async (fault: string) => {
    const said = await release('drill', 'auth', fault, '--minutes', '5', '--reason', 'journey');
    await page.goto(linkIn(said));
    await page.getByRole('button', { name: start }).click();
    await page.goto(linkTo('auth.login'), { waitUntil: 'commit' });
    await untilAlive(page);
  };
  await test.step('the entry throws: the last good version runs in the same page', async () => {
    await drill('throws');
    await expect.poll(() => versionShown(page), { timeout: 10_000 }).toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.logIn);
    await expect(banner(page)).toContainText('throws');
  });
  await test.step('nobody else notices', async () => {
    const other = await browser.newPage();
    await other.goto(linkTo('auth.login'));
    await untilAlive(other);
    expect(await versionShown(other)).toBe(next);
    await other.close();
  });
  await test.step('late files are gone: the panel of the slice, a working frame, and the way back', async () => {
    await release('rollback', 'auth', '--reason', 'journey');
    await expect.poll(async () => (await appNow(request, 'auth')).live.version).toBe(before);
    await drill('slow');
    await expect(page.getByRole('banner').getByRole('link', { name: say.home })).toBeVisible();
    await banner(page).getByRole('button').click();
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.logIn);
    expect(await versionShown(page)).toBe(before);
  });
});
