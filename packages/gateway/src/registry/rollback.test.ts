import { expect, test } from 'vitest';
import { actor, freshRegistry, goLive } from '../testing/fixture-registry.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const storefront = (version: string) => ({ app: 'storefront', version }) as const;
const back = { ...actor, app: 'storefront' } as const;

const withThree = async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  await goLive(registry, storefront('1.1.0'));
  await goLive(registry, storefront('1.2.0'));
  return registry;
};

test('rolling back twice goes back two versions, not to and fro', async () => {
  const registry = await withThree();
  expect(await registry.rollback(back)).toMatchObject({ of: 'live', from: '1.2.0', to: '1.1.0' });
  expect(await registry.rollback(back)).toMatchObject({ of: 'live', from: '1.1.0', to: '1.0.0' });
  await expect(registry.rollback(back)).rejects.toThrow('Nothing of storefront was live before 1.0.0.');
});

test('a named version comes back when it was live before', async () => {
  const registry = await withThree();
  await registry.rollback({ ...back, to: '1.0.0' });
  expect(registry.status().apps.storefront?.live?.version).toBe('1.0.0');
  await expect(registry.rollback({ ...back, to: '3.0.0' })).rejects.toThrow(
    'was never live; promote it instead',
  );
});

test('going back to what is live changes nothing', async () => {
  const registry = await withThree();
  const { revision } = registry.status();
  expect(await registry.rollback({ ...back, to: '1.2.0' })).toBeUndefined();
  expect(registry.status().revision).toBe(revision);
});

test('with nothing live there is nothing to roll back', async () => {
  const { registry } = freshRegistry();
  await expect(registry.rollback(back)).rejects.toMatchObject({ code: 'invalid' });
});
