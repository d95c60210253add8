import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Verdict } from '../harness/long-test.ts';
import { type ServerProcess, startServerProcess } from '../harness/server-process.ts';
import { arrangeCrowd } from './arrange-crowd.ts';
import { checkPromises } from './check-promises.ts';
import { emptyJournal, type Journal } from './journal.ts';
import { attemptPayment, mixedLoad } from './mixed-load.ts';
import { withDatabaseContext } from './with-database-context.ts';

export interface CrashPlan {
  databaseUrl: string;
  dataDir: string;
  rounds: number;
  seed: number;
  /** Ends what is to be killed, and brings the database back when it was that. The server is started again after it. */
  strike(server: ServerProcess): Promise<void>;
  onRound?(round: number): void;
}

/** Presses everything again that got no answer, with the key of the first time. */
const pressAgain = async (server: ServerProcess, journal: Journal): Promise<number> => {
  const waiting = journal.unanswered.splice(0);
  for (const wish of waiting) await attemptPayment(server.call, journal, wish);
  return waiting.length;
};

/** A kill proves something only while people are served: waits for the first promise of the round. */
const underWay = async (journal: Journal): Promise<void> => {
  const before = journal.groups.length;
  for (let tries = 0; journal.groups.length === before; tries++) {
    if (tries === 400) throw new Error('nobody could buy anything for 20 seconds');
    await pause(50);
  }
};

/**
 * R4: kills at random moments under a mixed load. After each kill the books must balance, everything acknowledged must
 * be there, and pressing again must not order twice.
 */
export const crashRounds = async (plan: CrashPlan): Promise<Verdict> => {
  const { databaseUrl, dataDir, rounds, seed } = plan;
  const chance = createRandom(seed);
  const journal = emptyJournal();
  const crowd = await arrangeCrowd(databaseUrl);
  const faults: string[] = [];
  let again = 0;
  let deeds = 0;
  let slowest = 0;
  for (let round = 1; round <= rounds && faults.length === 0; round++) {
    const server = await startServerProcess(databaseUrl, dataDir);
    slowest = Math.max(slowest, server.readyAfter);
    again += await pressAgain(server, journal);
    let over = false;
    const load = mixedLoad(server.call, journal, crowd, chance, () => over || !server.isAlive());
    await underWay(journal);
    await pause(chance() * 1_000);
    await plan.strike(server);
    over = true;
    deeds += await load;
    if (server.isAlive()) await server.end('SIGKILL');
    faults.push(
      ...(await withDatabaseContext(databaseUrl, async (ctx, audit) => [
        ...(await audit()),
        ...(await checkPromises(ctx, journal)),
      ])),
    );
    plan.onRound?.(round);
  }
  return {
    figures: {
      rounds,
      deeds,
      'orders promised': journal.groups.length,
      'withdrawals promised': journal.withdrawals.length,
      'moves promised': journal.moved.length,
      'pressed again': again,
      'slowest start ms': Math.round(slowest),
    },
    faults: [...new Set(faults)],
  };
};
