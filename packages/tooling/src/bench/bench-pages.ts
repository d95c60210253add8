import { tokenCookieName } from '@pasar/contract';
import { startTestServer } from '../tests/start-test-server.ts';
import { spentProcessor } from './spent-processor.ts';

/** Pages of each slice, and who opens them in the demo; nobody when absent. */
const pages: readonly { name: string; path: string; who?: string }[] = [
  { name: 'home page', path: '/' },
  { name: 'search', path: '/search?search=batik' },
  { name: 'product', path: '' },
  { name: 'help', path: '/help' },
  { name: 'login', path: '/login' },
  { name: 'cart of a buyer', path: '/cart', who: 'buyer' },
  { name: 'orders of a buyer', path: '/account/orders', who: 'buyer' },
  { name: 'orders of a seller', path: '/seller/orders', who: 'seller' },
  { name: 'orders in the back office', path: '/admin/orders', who: 'admin' },
];
const [warmUp, counted] = [20, 100];
const megabyte = 2 ** 20;

const signIn = async (market: string, who: string): Promise<string> => {
  const response = await fetch(`${market}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@pasar.example`, password: 'pasar1234' }),
  });
  const { data } = (await response.json()) as { data: { jwt_token: string } };
  return `${tokenCookieName(new URL(market))}=${data.jwt_token}`;
};

/** The first product of the list, as a page. */
const findProduct = async (market: string): Promise<string> => {
  const home = await (await fetch(`${market}/`)).text();
  return /href="(\/p\/[^"?]+)/.exec(home)?.[1] ?? '/p/';
};

/** Opens a page so many times, each by another address, since visitors share what was rendered for one. */
const openOften = async (url: string, cookie: string | undefined, times: number): Promise<number> => {
  let rendered = 0;
  for (let nth = 0; nth < times; nth++) {
    const own = new URL(url);
    own.searchParams.set('nth', String(nth));
    const response = await fetch(own, cookie === undefined ? {} : { headers: { cookie } });
    if (response.status === 200 && /"mode":"ssr"/.test(await response.text())) rendered++;
  }
  return rendered;
};

const readGauges = async (market: string, name: string): Promise<[label: string, value: number][]> => {
  const text = await (await fetch(`${market}/metrics`)).text();
  const lines = text.matchAll(new RegExp(`^${name}(?:\\{[^=]*="([^"]*)"\\})? (\\S+)$`, 'gm'));
  return [...lines].map(([, label = '', value]) => [label, Number(value)]);
};

/**
 * Prints the processor time of pages and the memory of processes, on a fresh demo: both hardly depend on what else the
 * machine does, as times would. Fails when a page was never rendered.
 */
export const benchPages = async (): Promise<boolean> => {
  // Started again, so that its memory is not that of the seeding.
  const server = await startTestServer({ twice: true });
  let holds = true;
  try {
    console.log('page                        processor ms  a second on one core');
    for (const { name, path, who } of pages) {
      const cookie = who === undefined ? undefined : await signIn(server.url, who);
      const url = server.url + (path || (await findProduct(server.url)));
      await openOften(url, cookie, warmUp);
      const before = spentProcessor(server.pid);
      const rendered = await openOften(url, cookie, counted);
      const each = (spentProcessor(server.pid) - before) / counted;
      if (rendered === 0) holds = false;
      const note = rendered < counted ? `  ${counted - rendered} were not rendered` : '';
      console.log(
        `${name.padEnd(28)}${each.toFixed(1).padStart(12)}${(1_000 / each).toFixed(0).padStart(22)}${note}`,
      );
    }
    console.log('\nprocess                     resident MB');
    const sizes = [
      ...(await readGauges(server.url, 'process_resident_memory_bytes')).map(
        ([, bytes]) => ['server', bytes] as const,
      ),
      ...(await readGauges(server.url, 'pasar_render_memory_bytes')).map(
        ([app, bytes]) => [`rendering of ${app}`, bytes] as const,
      ),
    ];
    for (const [name, bytes] of sizes)
      console.log(`${name.padEnd(28)}${(bytes / megabyte).toFixed(0).padStart(11)}`);
  } finally {
    await server.stop();
  }
  return holds;
};
