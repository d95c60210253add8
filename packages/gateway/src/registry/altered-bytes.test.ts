import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { actor, freshRegistryWith } from '../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../testing/fixture-release.ts';
import { openRegistry } from './open-registry.ts';
import { readRecord } from './release-record.ts';

const storefront = {
  app: 'storefront',
  version: '1.0.0',
  ...actor,
  // Long enough that packing pays.
  files: { 'home.js': `/* ${'home '.repeat(60)} */`, 'logo.svg': `<svg>${'<path/>'.repeat(60)}</svg>` },
} as const;

const market = async () => {
  const { registry, dataDir } = await freshRegistryWith(storefront);
  await registry.publish({ ...storefront, from: writeFixtureRelease(storefront) });
  await registry.promote({ ...actor, releases: [storefront] });
  return { dataDir, folder: join(dataDir, 'releases/storefront/1.0.0'), status: registry.status() };
};

/** What a process that starts now would serve. */
const serve = (dataDir: string) => {
  const registry = openRegistry({ dataDir });
  return registry.release(registry.status(), 'storefront', '1.0.0');
};

const flipped = (bytes: Buffer, at: number): Buffer => {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
};

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('whichever byte of a record is changed, the release is rejected or means the very same [S19]', {
  tags: 'slow',
}, async () => {
  const { dataDir, folder } = await market();
  const file = join(folder, 'release.json');
  const whole = readFileSync(file);
  const said = await readRecord(folder);
  let refused = 0;
  for (let at = 0; at < whole.length; at += 1) {
    writeFileSync(file, flipped(whole, at));
    // White space has no meaning; the packed sizes are notes of the release storage.
    const served = await serve(dataDir).catch(() => undefined);
    if (!served) refused += 1;
    else expect([at, withoutSizes(served.record)]).toEqual([at, withoutSizes(said)]);
  }
  expect(refused / whole.length).toBeGreaterThan(0.6);
});

/** The file behind a packed file; a plain one has to be rejected, so it has none. */
const plainOf = (file: string, bytes: Buffer = readFileSync(file)): string => {
  if (file.endsWith('.br')) return brotliDecompressSync(bytes).toString();
  if (file.endsWith('.gz')) return gunzipSync(bytes).toString();
  throw new Error(`${file} was changed and served`);
};

const withoutSizes = <R extends { assets: Record<string, object> }>(record: R) => ({
  ...record,
  assets: Object.fromEntries(
    Object.entries(record.assets).map(([file, { br: _, ...asset }]: [string, { br?: number }]) => [
      file,
      asset,
    ]),
  ),
});

test('whichever byte of a file is changed, also of a packed one, the release is rejected [S19] [S20]', {
  tags: 'slow',
}, async () => {
  const { dataDir, folder } = await market();
  const files = filesOf(folder).filter((file) => !file.endsWith('release.json'));
  expect(files.filter((file) => /\.(br|gz)$/.test(file)).length).toBeGreaterThanOrEqual(4);
  for (const file of files) {
    const whole = readFileSync(file);
    for (let at = 0; at < whole.length; at += Math.max(1, Math.floor(whole.length / 40))) {
      writeFileSync(file, flipped(whole, at));
      const served = await serve(dataDir).catch((failure: { code: string }) => failure.code);
      // The date in the header of a packed file is independent of its content.
      if (served !== 'refused') expect([file, at, plainOf(file)]).toEqual([file, at, plainOf(file, whole)]);
    }
    writeFileSync(file, whole);
  }
  expect((await serve(dataDir)).version).toBe('1.0.0');
});

test('whichever byte of the stored state is changed, nothing else becomes live by it [S19]', {
  tags: 'slow',
}, async () => {
  const { dataDir, status } = await market();
  const file = join(dataDir, 'releases/state.json');
  const whole = readFileSync(file);
  for (let at = 0; at < whole.length; at += 2) {
    writeFileSync(file, flipped(whole, at));
    const registry = openRegistry({ dataDir });
    expect([at, registry.status().apps]).toEqual([at, status.apps]);
    expect([at, registry.lastGood()?.apps ?? status.apps]).toEqual([at, status.apps]);
  }
});

test('whichever byte of the log is changed, it is rejected, by who starts and by who had read it, and nothing else becomes live [S19]', {
  tags: 'slow',
}, async () => {
  const { dataDir, status } = await market();
  const running = openRegistry({ dataDir });
  expect(running.status()).toEqual(status);
  const file = join(dataDir, 'releases/events.jsonl');
  const whole = readFileSync(file);
  expect(whole.length).toBeGreaterThan(600);
  for (let at = 0; at < whole.length; at += 1) {
    writeFileSync(file, flipped(whole, at));
    for (const registry of [running, openRegistry({ dataDir })]) {
      expect([at, refusalBy(() => registry.status())]).toEqual([at, 'corrupt']);
      expect([at, registry.lastGood()?.apps]).toEqual([at, status.apps]);
    }
  }
  writeFileSync(file, whole);
  expect(running.status()).toEqual(status);
});

const refusalBy = (ask: () => unknown): unknown => {
  try {
    return ask();
  } catch (failure) {
    return (failure as { code: string }).code;
  }
};
