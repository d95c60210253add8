import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';

export interface TestServer {
  url: string;
  /** Of its process; render processes are its children. */
  pid: number;
  /** Its data folder; removed after `stop`. */
  data: string;
  /** How it went to start it, end it and start it again; absent when it was started once. */
  starts?: Starts;
  /** A copy of the server from the same start, for tests that change what everybody sees. Default: none. */
  operations?: { url: string; data: string };
  /** Throws when it did not end in order. */
  stop(): Promise<void>;
}

/** The output for users who start a server from nothing, end it with Ctrl-C and start it again [P10]. */
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

/** Parcels arrive as soon as the courier was called; all browser tests register from one address. */
const limits = { courierStageSeconds: 0.001, codesPerAddress: 2_000 };

/** A canary is judged after a few page loads, which browser tests make one by one; too few to compare their speed. */
const guard = { sessions: 10, every: 300, grace: 5_000, slower: 20 };

const run = async (data: string): Promise<Running> => {
  const script = path.join(root, 'packages/tooling/src/commands/start.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      PASAR_DATA: data,
      PASAR_LIMITS: JSON.stringify(limits),
      // Pages of a host of others, which a browser test fills in.
      PASAR_EMBED_ORIGINS: 'http://partner.localhost',
      PASAR_GUARD: JSON.stringify(guard),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.on('exit', (code) => done(code)));
  // An aborted run also ends its server.
  const kill = () => child.kill('SIGTERM');
  process.once('exit', kill);
  void ended.then(() => process.off('exit', kill));
  return { process: child, ended, ...(await ready(child)) };
};

const statusOf = async (url: string) => (await fetch(url)).status;

/** Ends a freshly started server as a user does; returns its output and frees its folder. */
const endFirst = async ({ process: child, ended, url, said }: Running): Promise<Starts['first']> => {
  const status = await statusOf(url);
  child.kill('SIGINT');
  const exitCode = await ended;
  const answersAfter = await fetch(url).then(
    () => true,
    () => false,
  );
  return { said, status, exitCode, answersAfter };
};

/** Throws when it did not end in order. */
const endLast = async ({ process: child, ended }: Running): Promise<void> => {
  child.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) throw new Error(`the market ended with ${code} when it was told to end`);
};

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'pasar-browser-tests-'));

/**
 * Starts a full, freshly seeded server on a free port and waits until it reports that it is ready. `twice`
 * ends it once it is ready, starts it again and saves the output for a browser test. With `operations` a
 * copy of it, made while it is stopped, is started beside it.
 */
export async function startTestServer({ twice = false, operations = false } = {}): Promise<TestServer> {
  const data = newFolder();
  let market = await run(data);
  let starts: Starts | undefined;
  const copy = twice && operations ? newFolder() : undefined;
  if (twice) {
    const first = await endFirst(market);
    if (copy) cpSync(data, copy, { recursive: true });
    const began = performance.now();
    market = await run(data);
    const seconds = (performance.now() - began) / 1000;
    starts = { first, again: { said: market.said, status: await statusOf(market.url), seconds } };
  }
  const second = copy && { market: await run(copy), data: copy };
  return {
    url: market.url,
    pid: market.process.pid ?? 0,
    data,
    ...(starts && { starts }),
    ...(second && { operations: { url: second.market.url, data: second.data } }),
    stop: async () => {
      const ends = await Promise.allSettled([market, ...(second ? [second.market] : [])].map(endLast));
      for (const folder of [data, ...(copy ? [copy] : [])]) rmSync(folder, { recursive: true, force: true });
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    },
  };
}
