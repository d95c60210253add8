import { appendFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sliceLimits } from '../budget.ts';
import { actor, freshRegistry, goLive, makeEntry } from '../testing/fixture-registry.ts';
import { writeFixtureRelease } from '../testing/fixture-release.ts';
import { openRegistry } from './open-registry.ts';
import { RegistryError } from './registry-error.ts';
import { chainEvent, chainStart, eventLine } from './release-event.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;

const marketWithHistory = async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  return { registry, dataDir, file: join(dataDir, 'releases/events.jsonl') };
};

test('a line cut off anywhere by a crash is skipped, and removed by the next writer [R8]', async () => {
  const { dataDir, file } = await marketWithHistory();
  const whole = readFileSync(file);
  const lastLine = whole.subarray(0, -1).lastIndexOf(10) + 1;
  // It was not acknowledged yet: the state is saved after its line.
  rmSync(join(dataDir, 'releases/state.json'));
  for (const cut of [1, 20, whole.length - lastLine - 1]) {
    writeFileSync(file, whole);
    truncateSync(file, lastLine + cut);
    expect(openRegistry({ dataDir }).status().apps.storefront?.live?.version).toBe('1.0.0');
  }
  const registry = openRegistry({ dataDir });
  await registry.promote({ ...actor, releases: [storefront('1.1.0')] });
  expect(await registry.verify()).toMatchObject({ events: 7 });
  expect((await registry.verify()).chainProblem).toBeUndefined();
});

test('a tail of zeros or noise after a power cut is no event', async () => {
  const { dataDir, file } = await marketWithHistory();
  appendFileSync(file, Buffer.alloc(300));
  expect(openRegistry({ dataDir }).status().revision).toBe(7);
  appendFileSync(file, '\n');
  expect(openRegistry({ dataDir }).status().revision).toBe(7);
});

test('any changed byte of the log is found [S19]', async () => {
  const { dataDir, file } = await marketWithHistory();
  const whole = readFileSync(file);
  const lastLine = whole.subarray(0, -1).lastIndexOf(10) + 1;
  fc.assert(
    fc.property(fc.nat(lastLine - 2), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
      writeFileSync(file, bytes);
      // White space between the parts of a line has no meaning, so it may change.
      const same =
        bytes
          .toString()
          .split('\n')
          .map((line) => line.trim())
          .join('\n') === whole.toString();
      if (!same) expect(() => openRegistry({ dataDir }).status()).toThrow(/chain/);
    }),
    { numRuns: 60 },
  );
});

test('a corrupt log leaves the last good state to serve from, and rejects writers [R8]', async () => {
  const { dataDir, file } = await marketWithHistory();
  writeFileSync(file, `nonsense\n${readFileSync(file, 'utf8')}`);
  const registry = openRegistry({ dataDir });
  expect(() => registry.status()).toThrow(/chain/);
  expect(registry.lastGood()?.apps.storefront?.live?.version).toBe('1.1.0');
  const next = storefront('1.2.0');
  await expect(
    registry.publish({ ...next, ...actor, from: writeFixtureRelease(next) }),
  ).rejects.toMatchObject({ code: 'corrupt' });
  expect((await registry.verify()).chainProblem).toMatch(/Line 1 /);
});

test('another process sees each change', async () => {
  const { registry, dataDir } = await marketWithHistory();
  const other = openRegistry({ dataDir });
  expect(other.status().revision).toBe(7);
  await registry.rollback({ ...actor, app: 'storefront' });
  expect(other.status().apps.storefront?.live?.version).toBe('1.0.0');
});

test('an older log in the place of the newer one is rejected, by whoever saw it and after a restart, until operations accept it [S19] [R8]', async () => {
  const { dataDir, file } = await marketWithHistory();
  const running = openRegistry({ dataDir });
  expect(running.status().revision).toBe(7);
  const older = `${readFileSync(file, 'utf8').split('\n').slice(0, 5).join('\n')}\n`;
  for (const replaced of [older, '']) {
    writeFileSync(file, replaced);
    expect(() => running.status()).toThrow('an older state was put in its place');
    expect(() => openRegistry({ dataDir }).status()).toThrow('an older state was put in its place');
  }
  writeFileSync(file, older);
  await expect(running.rollback({ ...actor, app: 'storefront' })).rejects.toMatchObject({ code: 'corrupt' });
  expect(running.lastGood()?.revision).toBe(7);
  expect(await openRegistry({ dataDir }).accept()).toEqual({ from: 7, to: 5 });
  expect(running.status()).toMatchObject({
    revision: 5,
    apps: { storefront: { live: { version: '1.0.0' } } },
  });
  expect(openRegistry({ dataDir }).status().revision).toBe(5);
  expect(await running.accept()).toBeUndefined();
});

test('another history of the same length is rejected [S19]', async () => {
  const { dataDir, file } = await marketWithHistory();
  const running = openRegistry({ dataDir });
  running.status();
  const other = await marketWithHistory();
  writeFileSync(file, readFileSync(other.file));
  expect(() => running.status()).toThrow(RegistryError);
  expect(() => openRegistry({ dataDir }).status()).toThrow(RegistryError);
});

test('a line from before a limit existed keeps its hash, and its slice gets the usual limit [R8]', async () => {
  const { registry, dataDir } = freshRegistry();
  const { clientMB: _, ...older } = sliceLimits;
  const entry = { ...makeEntry({ app: 'hotel' }), limits: older };
  const { name, ...rest } = { ...entry, privateRender: true, approval: 'none' as const };
  mkdirSync(join(dataDir, 'releases'), { recursive: true });
  writeFileSync(
    join(dataDir, 'releases/events.jsonl'),
    eventLine(
      chainEvent(
        chainStart,
        { ...actor, verb: 'slice-add', app: name, version: '', entry: rest },
        new Date(),
      ),
    ),
  );
  await goLive(registry, { app: 'hotel', version: '1.0.0' });
  expect(registry.status().apps.hotel?.live?.version).toBe('1.0.0');
});
