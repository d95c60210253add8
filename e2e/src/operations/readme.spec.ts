import { readFileSync } from 'node:fs';
import { runCommand } from '../fixtures/commands.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { data } from '../fixtures/operations.ts';
import { expect, test } from '../fixtures/test.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The parameters of each `npm run release -- …` of the README, in order. */
const commands = [...readme.matchAll(/^npm run release -- ([^#\n]+)/gm)].map(([, line = '']) =>
  [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
);

test('the commands of the README release a version step by step, and take it back [R7] @slow', async ({
  baseURL,
}) => {
  test.skip(data === '', 'needs the data folder of the server (PASAR_DATA)');
  test.setTimeout(240_000);
  // Without a cookie each look is another visitor: one of twenty keeps the version before.
  const served = async () => {
    const home = await fetch(new URL(linkTo('storefront.home'), baseURL));
    return /data-slice="storefront" data-version="([^"]+)"/.exec(await home.text())?.[1];
  };
  await expect.poll(served).toBeTruthy();
  const before = await served();
  expect(commands.map(([name]) => name)).toEqual(['publish', 'canary', 'promote', 'rollback']);
  for (const [name, ...rest] of commands) {
    const { code, said } = await runCommand('release', [String(name), ...rest], { PASAR_DATA: data });
    expect(code, said).toBe(0);
    if (name === 'promote') await expect.poll(served).toBe('0.2.1');
  }
  await expect.poll(served).toBe(before);
});
