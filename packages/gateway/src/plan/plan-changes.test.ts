import { pino } from 'pino';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Registry, RegistryError, type ReleaseState } from '../registry/index.ts';
import { actor, freshRegistry, goLive, publishFixtures } from '../testing/fixture-registry.ts';
import { findPattern, type PlannedReleaseSet, watchCurrentPlan } from './current-plan.ts';

const shell = { app: 'shell', version: '1.0.0' } as const;
const routes = [{ id: 'storefront.home', path: 'shop', chunks: [] }];
const storefront = (version: string) => ({ app: 'storefront', version, routes }) as const;
const auth = { app: 'auth', version: '1.0.0' } as const;

/** Waits until an expectation holds, also on a busy machine. */
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: 20_000, interval: 10 });

/** A plan that hears of its registry from the test, in place of once a moment. */
const watch = async (registry: Registry, change: Partial<Registry> = {}, onChange = () => {}) => {
  const lines: Record<string, unknown>[] = [];
  const changes: PlannedReleaseSet[][] = [];
  let follower: Parameters<Registry['follow']>[0] | undefined;
  let isFollowed = false;
  const plan = await watchCurrentPlan({
    registry: {
      ...registry,
      follow: (one) => {
        follower = one;
        isFollowed = true;
        one.onState(registry.status());
        return () => {
          isFollowed = false;
        };
      },
      ...change,
    },
    log: pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) }),
    onChange: (plans) => {
      changes.push(plans);
      onChange();
    },
  });
  onTestFinished(() => plan.close());
  return {
    plan,
    tell: (state: ReleaseState = registry.status()) => follower?.onState(state),
    complain: (error: unknown) => follower?.onTrouble(error),
    changes,
    /** What operators read in the log, without the time. */
    logged: () =>
      lines.map(({ time: _, level: __, err, ...line }) => ({
        ...line,
        ...(err !== undefined && { error: (err as Error).message }),
      })),
    isFollowed: () => isFollowed,
  };
};
const versions = ({ plan }: PlannedReleaseSet) =>
  Object.values(plan.slices)
    .map(({ version }) => version)
    .join();

test('until a shell is live there is no plan for anybody', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, storefront('1.0.0'));
  const { plan, tell, changes } = await watch(registry);
  expect([plan.now(), plan.for('anybody'), plan.all()]).toEqual([undefined, undefined, []]);
  expect(findPattern(plan.now(), 'storefront.home')).toBeUndefined();
  expect(plan.state()?.revision).toBe(registry.status().revision);
  await goLive(registry, shell);
  tell();
  await eventually(() => expect(changes).toHaveLength(1));
  expect(findPattern(plan.now(), 'storefront.home')).toBe('/shop');
});

test('whoever follows the plan is called once for each change of what visitors get', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'));
  const { plan, tell, changes, logged } = await watch(registry);
  expect(changes.map((plans) => plans.map(versions))).toEqual([['1.0.0']]);
  tell();
  await publishFixtures(registry, storefront('1.1.0'));
  tell();
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 1_000 });
  tell();
  await eventually(() => expect(changes).toHaveLength(2));
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 2_500 });
  tell();
  await eventually(() => expect(changes).toHaveLength(3));
  await registry.changeSlice({
    ...{ ...actor, name: 'storefront', change: { contact: 'team@example.org' } },
    revision: registry.status().revision,
  });
  tell();
  await eventually(() => expect(changes).toHaveLength(4));
  expect(changes.slice(1).map((plans) => plans.map(versions))).toEqual(
    Array.from({ length: 3 }, () => ['1.0.0', '1.1.0']),
  );
  expect(plan.all()).toEqual(changes.at(-1));
  expect(logged().slice(0, 3)).toEqual([
    { msg: 'plan changed', plan: plan.now()?.plan.id, revision: expect.any(Number), groups: [] },
    ...['storefront 1.1.0 10 %', 'storefront 1.1.0 25 %'].map((share) => ({
      ...{ msg: 'plan changed', plan: plan.now()?.plan.id, revision: expect.any(Number), groups: [share] },
    })),
  ]);
});

test('a canary of a slice that is switched off changes nothing for its visitors', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell, storefront('1.0.0'), auth);
  await publishFixtures(registry, storefront('1.1.0'));
  await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 10_000 });
  const { plan, tell, changes } = await watch(registry);
  expect(plan.for('anybody')?.plan.slices.storefront?.version).toBe('1.1.0');
  await registry.disable({ ...actor, app: 'storefront' });
  tell();
  await eventually(() => expect(changes).toHaveLength(2));
  expect(plan.for('anybody')?.plan.slices).not.toHaveProperty('storefront');
  expect(plan.all()).toHaveLength(1);
});

test('whoever fails to follow one plan still gets the next', async () => {
  const { registry } = freshRegistry();
  await goLive(registry, shell);
  const onChange = vi.fn(() => {});
  const { plan, tell, changes, logged } = await watch(registry, {}, onChange);
  onChange.mockImplementationOnce(() => {
    throw new Error('lost');
  });
  await goLive(registry, storefront('1.0.0'));
  tell();
  await eventually(() =>
    expect(logged().at(-1)).toEqual({ msg: 'the plan could not be resolved', error: 'lost' }),
  );
  await goLive(registry, storefront('1.1.0'));
  tell();
  await eventually(() => expect(changes).toHaveLength(3));
  expect(plan.now()?.plan.slices.storefront?.version).toBe('1.1.0');
});

describe('a registry that cannot be read', () => {
  test('is reported with its reason and since when, until it can be read again', async () => {
    const { registry } = freshRegistry();
    await goLive(registry, shell, storefront('1.0.0'));
    const silentSince = vi.fn<Registry['silentSince']>(() => '2026-03-02T12:00:00.000Z');
    const { plan, tell, complain, logged } = await watch(registry, { silentSince });
    expect(plan.trouble()).toBeUndefined();
    complain(new RegistryError('silent', 'no answer'));
    expect(plan.trouble()).toEqual({ kind: 'silent', since: '2026-03-02T12:00:00.000Z' });
    tell();
    expect(plan.trouble()).toBeUndefined();
    expect(logged().slice(1)).toEqual([
      { msg: 'the release log cannot be read; serving the last good state', error: 'no answer' },
      { msg: 'the release log can be read again', kind: 'silent', since: '2026-03-02T12:00:00.000Z' },
    ]);
    silentSince.mockReturnValue(undefined);
    const errors = [
      ['silent', new RegistryError('silent', 'no answer')],
      ['corrupt', new RegistryError('corrupt', 'not ours')],
      ['corrupt', new Error('not ours')],
    ] as const;
    for (const [kind, error] of errors) {
      const before = Date.now();
      complain(error);
      expect(plan.trouble()).toEqual({ kind, since: expect.stringMatching(/^\d{4}-.*Z$/) });
      expect(Date.parse(plan.trouble()?.since ?? '')).toBeGreaterThanOrEqual(before);
    }
  });

  test('is served as it was last, not as it was saved before', async () => {
    const { registry } = freshRegistry();
    await goLive(registry, shell, storefront('1.0.0'));
    const old = registry.status();
    await goLive(registry, storefront('1.1.0'));
    const { plan, tell, complain, changes } = await watch(registry, { lastGood: () => old });
    complain(new Error('not ours'));
    await goLive(registry, storefront('1.2.0'));
    tell();
    await eventually(() => expect(plan.now()?.plan.slices.storefront?.version).toBe('1.2.0'));
    expect(changes.map(([base]) => base && versions(base))).toEqual(['1.1.0', '1.2.0']);
  });

  test('from the beginning is served as it was saved, where anything was', async () => {
    const { registry } = freshRegistry();
    await goLive(registry, shell, storefront('1.0.0'));
    const serve = (lastGood?: ReleaseState) =>
      watch(registry, {
        lastGood: () => lastGood,
        follow: ({ onTrouble }) => {
          onTrouble(new Error('not ours'));
          return () => {};
        },
      });
    const saved = await serve(registry.status());
    expect(saved.changes.map(([base]) => base && versions(base))).toEqual(['1.0.0']);
    expect(saved.plan.trouble()?.kind).toBe('corrupt');
    const unsaved = await serve();
    expect([unsaved.plan.now(), unsaved.logged().length]).toEqual([undefined, 1]);
  });

  test('is no longer followed when the server closes', async () => {
    const { registry } = freshRegistry();
    const { plan, isFollowed } = await watch(registry);
    expect(isFollowed()).toBe(true);
    plan.close();
    expect(isFollowed()).toBe(false);
  });
});

describe('a release that is refused', () => {
  /** Refuses the files of storefront 1.1.0, as often as asked. */
  const refusing = async (error: Error, times: number) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { registry } = freshRegistry();
    await goLive(registry, shell, storefront('1.0.0'));
    await goLive(registry, storefront('1.1.0'));
    let [refusals, asked] = [0, 0];
    const opened = Promise.withResolvers<void>();
    const watched = await watch(registry, {
      release: (state, app, version) => {
        asked += 1;
        if (version !== '1.1.0') return registry.release(state, app, version);
        if (refusals++ < times) return Promise.reject(error);
        opened.resolve();
        return registry.release(state, app, version);
      },
    });
    return { ...watched, opened: opened.promise, asked: () => asked };
  };
  const version = ({ plan }: Awaited<ReturnType<typeof refusing>>) =>
    plan.now()?.plan.slices.storefront?.version;

  test('is named in the log, and the one before it is served', async () => {
    const refused = await refusing(new RegistryError('refused', 'touched'), 1);
    expect(version(refused)).toBe('1.0.0');
    expect(refused.logged()[0]).toEqual({
      ...{ msg: 'release refused', app: 'storefront', version: '1.1.0', error: 'touched' },
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('as a canary is named in the log, and its visitors get what everybody gets', async () => {
    const { registry } = freshRegistry();
    await goLive(registry, shell, storefront('1.0.0'));
    await publishFixtures(registry, storefront('1.1.0'));
    await registry.canary({ ...actor, ...storefront('1.1.0'), basisPoints: 10_000 });
    const { plan, logged } = await watch(registry, {
      release: (state, app, version) =>
        version === '1.1.0' ? Promise.reject(new Error('touched')) : registry.release(state, app, version),
    });
    expect(logged()[0]).toEqual({
      ...{ msg: 'release refused', app: 'storefront', version: '1.1.0', error: 'touched' },
    });
    expect(plan.for('anybody')).toBe(plan.now());
  });

  test('because its disk is silent, is tried again after a second', async () => {
    const refused = await refusing(new RegistryError('silent', 'no answer'), 1);
    expect(version(refused)).toBe('1.0.0');
    const before = refused.asked();
    await vi.advanceTimersByTimeAsync(999);
    expect(refused.asked()).toBe(before);
    await vi.advanceTimersByTimeAsync(1);
    await refused.opened;
    vi.useRealTimers();
    await eventually(() => expect(version(refused)).toBe('1.1.0'));
  });

  test('is not tried again by a server that closes', async () => {
    const refused = await refusing(new RegistryError('silent', 'no answer'), 1);
    const before = refused.asked();
    refused.plan.close();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(refused.asked()).toBe(before);
  });
});
