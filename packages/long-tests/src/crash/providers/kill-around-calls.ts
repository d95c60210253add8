import { setTimeout as pause } from 'node:timers/promises';
import type { Verdict } from '../../harness/long-test.ts';
import type { Timing } from './call-proxy.ts';
import { type ProviderCall, providerCalls } from './provider-calls.ts';
import { openProviderScene, type ProviderScene } from './provider-scene.ts';

/** Milliseconds until a job makes the call. */
const longest = 60_000;

/** A busy machine answers 503 at times, and people wait. */
const patiently = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === 10 || !/: 503 /.test(String(error))) throw error;
      await pause(1_000);
    }
  }
};

/** Kills the server at the call, starts it again, and returns what happened twice or not at all. */
const killAt = async (scene: ProviderScene, tested: ProviderCall, timing: Timing): Promise<string[]> => {
  const arranged = (await patiently(() => tested.arrange(scene))) as never;
  const server = await scene.server();
  const struck = scene.providers[tested.provider].proxy.arm(tested.call, timing, () => server.end('SIGKILL'));
  // The request that caused the call may die with the server.
  const caused = tested.cause(scene, arranged).then(
    () => null,
    (error: unknown) => error,
  );
  const isStruck = await Promise.race([struck.then(() => true), pause(longest, false, { ref: false })]);
  const error = await caused;
  if (!isStruck) throw error ?? new Error(`nobody made a ${tested.name}`);
  await scene.server();
  return (await patiently(() => tested.check(scene, arranged))).map(
    (fault) => `killed ${timing} a ${tested.name}: ${fault}`,
  );
};

/**
 * Kills a server around each kind of call to a provider: before the provider has the request, and after it did the
 * work, before its response is stored. Started again, the server finishes it, and nothing happened twice (trade V2).
 */
export const killAroundCalls = async ({
  rounds,
  timings = ['before', 'after'],
  onRound,
}: {
  rounds: number;
  timings?: readonly Timing[];
  onRound?(round: number): void;
}): Promise<Verdict> => {
  const scene = await openProviderScene();
  const calls = providerCalls.filter(({ isFullOnly }) => rounds > 1 || !isFullOnly);
  const faults: string[] = [];
  let kills = 0;
  try {
    for (let round = 1; round <= rounds && faults.length === 0; round++) {
      for (const tested of calls) {
        for (const timing of timings) {
          faults.push(...(await killAt(scene, tested, timing)));
          kills++;
        }
      }
      onRound?.(round);
    }
    faults.push(...(await scene.market.audit()));
    return { figures: { kills, calls: calls.length }, faults };
  } finally {
    await scene.close();
  }
};
