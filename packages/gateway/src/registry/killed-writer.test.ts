import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { openRegistry } from './open-registry.ts';

const writer = fileURLToPath(new URL('../testing/write-until-killed.ts', import.meta.url));
const rounds = 6;

/** Lets a process write for a while, kills it in the middle, and returns the last acknowledged write. */
const killAfter = (dataDir: string, writes: number): Promise<{ revision: number; version: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', writer, dataDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.split('\n').length > writes) child.kill('SIGKILL');
    });
    child.on('error', reject);
    child.on('exit', (_, signal) => {
      const [revision = '', version = ''] = said.trimEnd().split('\n').at(-1)?.split(' ') ?? [];
      if (signal === 'SIGKILL') resolve({ revision: Number(revision), version });
      else reject(new Error('the writer ended by itself'));
    });
  });

test('kill -9 in the middle of writes loses nothing that was promised, and the next writer goes on [R8]', {
  tags: 'slow',
}, async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, { app: 'storefront', version: '1.0.0' });
  await publishFixtures(registry, { app: 'storefront', version: '1.1.0' });
  for (let round = 1; round <= rounds; round += 1) {
    const promised = await killAfter(dataDir, 1 + ((round * 7) % 11));
    const reopened = openRegistry({ dataDir });
    const { revision, apps } = reopened.status();
    // At most one more was written whose promise did not arrive.
    expect([promised.revision, promised.revision + 1]).toContain(revision);
    if (revision === promised.revision) expect(apps.storefront?.live?.version).toBe(promised.version);
    expect((await reopened.verify()).chainProblem).toBeUndefined();
    const next = apps.storefront?.live?.version === '1.0.0' ? '1.1.0' : '1.0.0';
    await reopened.promote({ ...actor, releases: [{ app: 'storefront', version: next }] });
    expect(registry.status().revision).toBe(revision + 1);
  }
});
