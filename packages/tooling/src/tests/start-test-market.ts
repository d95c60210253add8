import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';

export interface TestMarket {
  url: string;
  /** Its data folder; gone after `stop`. */
  data: string;
  /** How it went to start it, end it and start it again; absent when it was started once. */
  starts?: Starts;
  /** Throws when it did not end in order. */
  stop(): Promise<void>;
}

/** What people see who start a market from nothing, end it with Ctrl-C and start it again [P10]. */
export interface Starts {
  first: { said: string; status: number; exitCode: number | null; answersAfter: boolean };
  again: { said: string; status: number; seconds: number };
}

interface Running {
  process: ChildProcess;
  url: string;
  said: string;
  ended: Promise<number | null>;
}

const ready = (child: ChildProcess): Promise<{ url: string; said: string }> =>
  new Promise((done, refuse) => {
    let said = '';
    const hear = (text: string) => {
      said += text;
      const url = /Pasar is ready at (http:\S+)/.exec(said)?.[1];
      if (url) done({ url, said });
    };
    child.stdout?.setEncoding('utf8').on('data', hear);
    child.stderr?.setEncoding('utf8').on('data', hear);
    child.on('exit', (code) =>
      refuse(new Error(`the market ended with ${code} before it was ready:\n${said}`)),
    );
  });

/** Parcels arrive as soon as the courier was called; all journeys register from one address. */
const limits = { courierStageSeconds: 0.001, codesPerAddress: 2_000 };

/** A canary is judged after a few page loads, which journeys make one by one; too few to compare their speed. */
const guard = { sessions: 10, every: 300, grace: 5_000, slower: 20 };

const run = async (data: string): Promise<Running> => {
  const script = path.join(root, 'packages/tooling/src/verbs/start.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      PASAR_DATA: data,
      PASAR_LIMITS: JSON.stringify(limits),
      PASAR_GUARD: JSON.stringify(guard),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
  // A run that is broken off takes its market along.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  return { process: child, ended, ...(await ready(child)) };
};

const statusOf = async (url: string) => (await fetch(url)).status;

/** Ends a market that has just started as people do, and starts it once more. */
const startAgain = async (market: Running, data: string): Promise<{ market: Running; starts: Starts }> => {
  const { url, said } = market;
  const status = await statusOf(url);
  market.process.kill('SIGINT');
  const exitCode = await market.ended;
  const answersAfter = await fetch(url).then(
    () => true,
    () => false,
  );
  const began = performance.now();
  const again = await run(data);
  const seconds = (performance.now() - began) / 1000;
  const first = { said, status, exitCode, answersAfter };
  return {
    market: again,
    starts: { first, again: { said: again.said, status: await statusOf(again.url), seconds } },
  };
};

/**
 * Starts a whole, freshly seeded market on a free port and waits until it says that it is ready. `twice` ends it as
 * soon as it stands, starts it again and keeps what was seen of that for a journey.
 */
export async function startTestMarket({ twice = false } = {}): Promise<TestMarket> {
  const data = mkdtempSync(path.join(tmpdir(), 'pasar-journeys-'));
  const first = await run(data);
  const { market, starts } = twice ? await startAgain(first, data) : { market: first, starts: undefined };
  const stop = async () => {
    market.process.kill('SIGTERM');
    const code = await market.ended;
    rmSync(data, { recursive: true, force: true });
    if (code !== 0) throw new Error(`the market ended with ${code} when it was told to end`);
  };
  return { url: market.url, data, ...(starts && { starts }), stop };
}
