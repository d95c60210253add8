import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ServerOptions } from '@pasar/gateway';

const here = join(import.meta.dirname, '../../../..');

/** Outside of a container Node.js takes a bound by the whole machine, and lets garbage grow towards it. */
const heapMegabytes = 1_024;

/** One server of a cluster, on a fixed port, so that it comes back where it was. */
export interface ClusterNode {
  name: string;
  url: string;
  /** Of its process, while it runs. */
  pid(): number | undefined;
  /** Resolves when it is ready; throws with its output when it ends before. Runs the release of another checkout, if given. */
  start(checkout?: string): Promise<void>;
  /** As a power cut ends it, or in order. Returns its exit code. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

const untilReady = (child: ChildProcess, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-4_000);
      if (/^ready /m.test(said)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    if (process.env.PASAR_PROOF_LOG) child.stdout?.pipe(process.stderr);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code}:\n${said}`)));
  });

export const createClusterNode = (
  name: string,
  options: Omit<ServerOptions, 'log'> & { port: number },
): ClusterNode => {
  let child: ChildProcess | undefined;
  return {
    name,
    url: `http://127.0.0.1:${options.port}`,
    pid: () => child?.pid,
    start: async (checkout = here) => {
      const script = join(checkout, 'packages/long-tests/src/cluster/serve-node.ts');
      child = spawn(
        process.execPath,
        [
          '--disable-warning=ExperimentalWarning',
          `--max-old-space-size=${heapMegabytes}`,
          script,
          JSON.stringify(options),
        ],
        { stdio: ['ignore', 'pipe', 'pipe'] },
      );
      await untilReady(child, name);
    },
    end: async (signal) => {
      const current = child;
      if (!current || current.exitCode !== null || current.signalCode !== null) return null;
      const gone = new Promise<number | null>((resolve) => current.once('exit', (code) => resolve(code)));
      current.kill(signal);
      return gone;
    },
  };
};
