import { paths, type SliceName } from '@pasar/contract';
import type { Page } from 'playwright/test';
import { carryToken, demoBuyer, demoSeller, tokenOf } from '../fixtures/accounts.ts';
import { breakSlice, type Fault } from '../fixtures/faults.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { words } from '../fixtures/words.ts';

const say = words.id;

interface Case {
  slice: SliceName;
  path: string;
  /** The heading of the page when it works. */
  heading: string | RegExp;
  account?: typeof demoBuyer;
  part: 'entry' | 'chunks';
  fault: Fault;
}

const login = { slice: 'auth', path: paths.login(), heading: say.logIn } as const;
const home = { slice: 'storefront', path: paths.home(), heading: /Pasar/ } as const;
const bio = { slice: 'buyer', path: paths.account.bio(), heading: say.bio, account: demoBuyer } as const;
const store = {
  slice: 'seller',
  path: paths.seller.store(),
  heading: say.store,
  account: demoSeller,
} as const;

const onItsOwnPage: Case[] = [
  { ...home, part: 'entry', fault: 'refuses the connection' },
  { ...home, part: 'chunks', fault: 'answers 404' },
  { ...login, part: 'entry', fault: 'answers HTML' },
  { ...login, part: 'chunks', fault: 'sends half a file' },
  { ...bio, part: 'entry', fault: 'sends half a file' },
  { ...bio, part: 'chunks', fault: 'refuses the connection' },
  { ...store, part: 'entry', fault: 'answers 404' },
  { ...store, part: 'chunks', fault: 'answers HTML' },
];
const fromElsewhere: Case[] = [
  { ...home, part: 'entry', fault: 'answers HTML' },
  { ...home, part: 'chunks', fault: 'sends half a file' },
  { ...login, part: 'entry', fault: 'answers 404' },
  { ...login, part: 'chunks', fault: 'refuses the connection' },
  { ...bio, part: 'entry', fault: 'refuses the connection' },
  { ...bio, part: 'chunks', fault: 'answers 404' },
  { ...store, part: 'entry', fault: 'sends half a file' },
  { ...store, part: 'chunks', fault: 'answers HTML' },
];

/** What browsers and the loader say about files that do not come. */
const complaints =
  /Failed to load resource|Failed to find a valid digest|ChunkLoadError|ScriptExternalLoadError|RUNTIME-|remoteEntry|Integrity|Unexpected (token|end)|Loading chunk/;

const markDocument = (page: Page) => page.evaluate(() => Object.assign(globalThis, { untouched: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'untouched' in globalThis);

const expectFrame = async (page: Page) => {
  await expect(page.getByRole('banner').getByRole('link', { name: say.home })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
};

/** A page of another slice opens in the same document, and the broken one is reached again from there. */
const useAnotherSlice = async (page: Page, broken: SliceName) => {
  const terms = page.getByRole('contentinfo').locator(`a[href="${paths.terms()}"]`);
  const elsewhere =
    broken === 'auth' ? page.getByRole('banner').getByRole('link', { name: say.home }) : terms;
  await elsewhere.click();
  await expect(page.locator(`[data-slice="${broken === 'auth' ? 'storefront' : 'auth'}"]`)).toBeVisible();
};

/** The button opens the page; a try that was under way when the fault ended may have done so before it. */
const expectRecovery = async (page: Page, { heading }: Case) => {
  const button = page.getByRole('button', { name: say.retry });
  await expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading, { timeout: 9000 });
  }).toPass({ timeout: 30_000 });
  expect(await isSameDocument(page)).toBe(true);
};

test.beforeEach(({ mishaps }) => mishaps.expect(complaints));

for (const one of onItsOwnPage) {
  const { slice, path, part, fault, account } = one;
  test(`${slice}: its ${part} ${fault} on its own page [R7] @desktop`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    if (account) await carryToken(context, await tokenOf(request, account), baseURL);
    const mend = await breakSlice(page, slice, part, fault);
    await page.goto(path);
    await untilAlive(page);
    await expect(page.getByRole('button', { name: say.retry })).toBeVisible();
    await expectFrame(page);
    await markDocument(page);
    await useAnotherSlice(page, slice);
    await page.goBack();
    await expect(page.getByRole('button', { name: say.retry })).toBeVisible();
    await mend();
    await expectRecovery(page, one);
  });
}

for (const one of fromElsewhere) {
  const { slice, path, part, fault, account } = one;
  test(`${slice}: its ${part} ${fault} on the way from another page [R7] @desktop`, async ({
    page,
    visit,
    context,
    request,
    baseURL,
  }) => {
    if (account) await carryToken(context, await tokenOf(request, account), baseURL);
    const mend = await breakSlice(page, slice, part, fault);
    await visit(slice === 'auth' ? paths.search() : paths.terms());
    await markDocument(page);
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page.getByRole('button', { name: say.retry })).toBeVisible();
    await expectFrame(page);
    await mend();
    await expectRecovery(page, one);
  });
}

test('a slice that never answers is given up after some seconds, the frame works meanwhile [R7] @desktop', async ({
  page,
  visit,
}) => {
  const held: (() => Promise<void>)[] = [];
  await page.route(
    (url) => url.pathname.startsWith('/r/auth/'),
    (route) => void held.push(() => route.continue()),
  );
  await visit(paths.search());
  await markDocument(page);
  await page.locator(`a[href^="${paths.login()}"]:visible`).first().click();
  await expect(page.getByRole('combobox', { name: say.search })).toBeEditable();
  await expect(page.getByRole('button', { name: say.retry })).toBeVisible({ timeout: 12_000 });
  await page.unrouteAll();
  await Promise.all(held.map((release) => release().catch(() => undefined)));
  await page.getByRole('button', { name: say.retry }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.logIn);
  expect(await isSameDocument(page)).toBe(true);
});
