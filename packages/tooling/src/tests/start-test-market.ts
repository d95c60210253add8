import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';

export interface TestMarket {
  url: string;
  /** Its data folder; gone after `stop`. */
  data: string;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((done, refuse) => {
    const server = createServer();
    server.on('error', refuse).listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? done(address.port) : refuse(new Error('no port')),
      );
    });
  });

const ready = (child: ChildProcess): Promise<string> =>
  new Promise((done, refuse) => {
    let said = '';
    const hear = (text: string) => {
      said += text;
      const url = /Pasar is ready at (http:\S+)/.exec(said)?.[1];
      if (url) done(url);
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

/** Starts a whole, freshly seeded market on a free port and waits until it says that it is ready. */
export async function startTestMarket(): Promise<TestMarket> {
  const data = mkdtempSync(path.join(tmpdir(), 'pasar-journeys-'));
  const port = await freePort();
  const script = path.join(root, 'packages/tooling/src/verbs/start.ts');
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      PASAR_DATA: data,
      PASAR_LIMITS: JSON.stringify(limits),
      PASAR_GUARD: JSON.stringify(guard),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const gone = new Promise<void>((done) => child.on('exit', () => done()));
  // A run that is broken off takes its market along.
  process.once('exit', () => child.kill('SIGTERM'));
  const url = await ready(child);
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  return { url, data, stop };
}
