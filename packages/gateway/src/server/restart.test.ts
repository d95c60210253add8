import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shell, storefront } from '../testing/fixture-gateway.ts';
import { freshFolder, writeFixtureRelease } from '../testing/fixture-release.ts';
import { steadyLoad, type Wanted } from '../testing/steady-load.ts';

/** `npm run test:restarts` plays more of them, at the full rate. */
const restarts = Number(process.env.PASAR_RESTARTS ?? 1);
const rate = process.env.PASAR_RESTARTS === undefined ? 50 : 100;
const server = fileURLToPath(new URL('../testing/serve-until-stopped.ts', import.meta.url));

/** Every page calls the API itself; those of products begin to do so late. */
const page = `
  if (input.pathname.startsWith('/p/')) await new Promise((done) => setTimeout(done, 400));
  const answer = await fetch(input.apiBase + 'products/list', { signal: input.signal });
  const { code } = await answer.json();
  return { html: 'the list said ' + code };
`;

const started = (folders: readonly string[]): Promise<{ child: ChildProcess; url: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server, ...folders], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`the market ended with ${code}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, url] = /^ready (\S+)$/m.exec(text) ?? [];
      if (url) resolve({ child, url });
    });
  });

let person = 0;
/** Pages, early and late ones, reads, and writes. */
const next = (nth: number): Wanted => {
  const holds = /the list said 200/;
  const lateHolds = /"mode":"(frame|csr)"|"code":503/;
  const kinds: Wanted[] = [
    { name: 'a page', path: `/?nth=${nth}`, holds, lateHolds },
    { name: 'a late page', path: `/p/${nth}`, holds, lateHolds },
    { name: 'a read', path: '/api/products/list', holds: /"code":200/, lateHolds },
    {
      name: 'a write',
      path: '/api/auth/forget',
      body: { email: `orang${person++}@example.test` },
      holds: /"code":200/,
      lateHolds,
    },
  ];
  return kinds[nth % kinds.length] as Wanted;
};

test('a server that is asked to stop responds to every accepted request, within ten seconds [R21]', {
  tags: 'slow',
  timeout: 60_000 * (restarts + 1),
}, async () => {
  const apps = [shell, storefront('1.0.0', page)].map((fixture) => writeFixtureRelease(fixture));
  const folders = [freshFolder(), ...apps];
  for (let nth = 0; nth < restarts; nth += 1) {
    const { child, url } = await started(folders);
    let isOver = false;
    const loading = steadyLoad(url, { rate, next, isOver: () => isOver });
    await rest(2_000 + nth * 37);
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const told = performance.now();
    child.kill('SIGTERM');
    const code = await gone;
    const took = performance.now() - told;
    isOver = true;
    const { answered, turnedAway, failed } = await loading;
    expect(failed).toEqual([]);
    expect([...answered.keys()].toSorted()).toEqual(['a late page', 'a page', 'a read', 'a write']);
    // The load goes on all the time: whoever comes late finds a closed door, nothing half open.
    expect(turnedAway).toBeGreaterThan(0);
    expect(code).toBe(0);
    expect(took).toBeLessThan(10_000);
  }
});
