import { tokenCookieName } from '@pasar/contract';
import type { Browser, BrowserContext } from 'playwright';
import { median } from './median.ts';

/** A plain computer in an office. Bytes per second, milliseconds, times slower than this machine. */
const office = { downloadThroughput: 10e6 / 8, uploadThroughput: 10e6 / 8, latency: 40, cpu: 2 };
/** The accounts of the demo market. */
const lists = { office: ['admin', '/admin/orders'], seller: ['seller', '/seller/orders'] } as const;
const [most, mostToSeller] = [1000, 1.2];
/** A server that has just started compiles its code while it answers. */
const warming = 40;

const signIn = async (context: BrowserContext, market: string, name: string): Promise<void> => {
  const answer = await context.request.post(`${market}/api/auth/login`, {
    data: { email: `${name}@pasar.example`, password: 'pasar1234' },
  });
  const { data } = (await answer.json()) as { data: { jwt_token: string } };
  const url = market.replace('http:', 'https:');
  await context.addCookies([
    { name: tokenCookieName(new URL(market)), value: data.jwt_token, url, secure: true, sameSite: 'Lax' },
  ]);
};

/** Runs in the page before anything else: presses the key of the next row until one is selected, and logs when. */
function pressUntilSelected() {
  const timer = setInterval(() => {
    if (document.querySelector('tr[data-current]')) {
      console.log(`answered ${performance.now()}`);
      clearInterval(timer);
    } else document.body?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  }, 10);
}

const warm = async (browser: Browser, market: string): Promise<void> => {
  for (const [name, path] of Object.values(lists)) {
    const context = await browser.newContext();
    await signIn(context, market, name);
    for (let visit = 0; visit < warming; visit += 1) await context.request.get(market + path);
    await context.close();
  }
};

/** Milliseconds until the first row of a list answers a key, in a new browser profile. */
const measureList = async (browser: Browser, market: string, [name, path]: readonly [string, string]) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    await signIn(context, market, name);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const { cpu, ...network } = office;
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...network });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.addInitScript(pressUntilSelected);
    // Nothing that looks into the page meanwhile: it would take its processor.
    const logged = page.waitForEvent('console', (message) => message.text().startsWith('answered '));
    await page.goto(market + path, { waitUntil: 'commit' });
    return Number((await logged).text().split(' ')[1]);
  } finally {
    await context.close();
  }
};

/** Prints how soon the orders of the back office answer a key, beside those of a seller (back-office B31). */
export async function measureOffice(browser: Browser, market: string, runs: number): Promise<boolean> {
  console.log('\nB31  the first row answers a key; 10 Mbit/s, 40 ms, CPU × 2');
  await warm(browser, market);
  const seen = { office: [] as number[], seller: [] as number[] };
  for (let run = 0; run < runs; run += 1)
    for (const list of ['office', 'seller'] as const)
      seen[list].push(await measureList(browser, market, lists[list]));
  const [own, seller] = [median(seen.office), median(seen.seller)];
  const holds = own < most && own <= mostToSeller * seller;
  console.log(
    `${holds ? 'holds' : 'FAILS'}  B31  orders of the back office ${own.toFixed(0)} ms (below ${most}), of a seller ${seller.toFixed(0)} ms (${(own / seller).toFixed(2)} ×, at most ${mostToSeller})`,
  );
  return holds;
}
