import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './postgres-server.ts';

/** A Valkey, or a Redis, whose protocol it speaks; undefined on machines that have neither. */
export const findValkeyServer = (): string | undefined =>
  ['valkey-server', 'redis-server'].find(
    (command) => spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0,
  );

export interface ValkeyServer {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Starts a separate server in memory on a free port. */
export const startValkey = async (command: string): Promise<ValkeyServer> => {
  const home = mkdtempSync(join(tmpdir(), 'pasar-valkey-'));
  const port = await freePort();
  let child: ChildProcess | undefined;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const args = [
        '--port',
        `${port}`,
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        home,
      ];
      child = spawn(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
      child.stdout?.on('data', (chunk) => String(chunk).includes('eady to accept connections') && resolve());
      child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)));
    });
  const kill = async () => {
    const current = child;
    if (!current || current.exitCode !== null || current.signalCode !== null) return;
    const gone = new Promise((resolve) => current.once('exit', resolve));
    current.kill('SIGKILL');
    await gone;
  };
  await start();
  return {
    url: `valkey://127.0.0.1:${port}`,
    kill,
    start,
    remove: async () => {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
