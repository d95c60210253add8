import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testKey } from '@pasar/api/testing';
import { type Call, callAt } from './call.ts';

const script = fileURLToPath(new URL('./serve-api.ts', import.meta.url));

/** A server in a separate process. */
export interface ServerProcess {
  pid: number;
  origin: string;
  call: Call;
  /** Milliseconds from the start of the process to its first answer. */
  readyAfter: number;
  /** Whether it still runs. */
  isAlive(): boolean;
  /** Ends it as a power cut would, or in order. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** A data folder with the key of all tests, so that tokens of one server are good at another one. */
export const prepareDataFolder = (folder: string): void => {
  const file = join(folder, 'keys', 'market.key');
  if (existsSync(file)) return;
  mkdirSync(join(folder, 'keys'), { recursive: true, mode: 0o700 });
  writeFileSync(file, testKey, { mode: 0o600 });
};

const portOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk;
      const port = /^ready (\d+)$/m.exec(said)?.[1];
      if (port) resolve(Number(port));
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    if (process.env.PASAR_PROOF_LOG) child.stdout?.pipe(process.stderr);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });

interface Surroundings {
  /** A free one by default. */
  port?: number;
  /** The address of a payment provider that runs elsewhere; by default the server has its own. */
  providerUrl?: string;
  /** Another program than the demo server, which knows more providers by `providerUrl`. */
  program?: string;
}

/** Starts a server on a database. Throws with what it said when it does not come up. */
export const startServerProcess = async (
  databaseUrl: string,
  dataDir: string,
  { port = 0, providerUrl = '', program = script }: Surroundings = {},
): Promise<ServerProcess> => {
  prepareDataFolder(dataDir);
  const began = performance.now();
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, databaseUrl, dataDir, String(port), providerUrl],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${await portOf(child)}`;
  return {
    pid: child.pid ?? 0,
    origin,
    call: callAt(origin),
    readyAfter: performance.now() - began,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
};
