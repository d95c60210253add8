import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { actor, freshRegistry, goLive } from '../testing/fixture-registry.ts';
import { atOwnPace } from '../testing/own-pace.ts';
import { openRegistry } from './open-registry.ts';

test('a change by another process is received within a second [R9]', { tags: 'slow' }, async () => {
  const { registry, dataDir } = freshRegistry();
  await goLive(registry, { app: 'shell', version: '1.0.0' }, { app: 'auth', version: '1.0.0' });
  const timeout = await atOwnPace(1_000, () => goLive(registry, { app: 'auth', version: '1.1.0' }));
  const onState = vi.fn();
  const onTrouble = vi.fn();
  const stop = registry.follow({ onState, onTrouble });
  await openRegistry({ dataDir }).rollback({ ...actor, app: 'auth' });
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith(expect.objectContaining({ revision: 7 })), {
    timeout,
    interval: 10,
  });
  writeFileSync(join(dataDir, 'releases/events.jsonl'), 'nonsense\nnonsense\n');
  await vi.waitFor(() => expect(onTrouble).toHaveBeenCalledTimes(1), { timeout, interval: 10 });
  stop();
});
