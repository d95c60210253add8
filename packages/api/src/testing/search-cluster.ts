import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { finished, freePort } from './postgres-server.ts';

const project = fileURLToPath(new URL('../../search-cluster/', import.meta.url));
const cache = fileURLToPath(new URL('../../../../.cache/', import.meta.url));
const patience = 240_000;

const runs = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

/** What this machine lacks to start a cluster, in one sentence; null when it has everything. */
export const findMissingForCluster = (): string | null => {
  const missing = [
    ...(runs('java', '-version') ? [] : ['Java 17']),
    ...(runs('mvn', '-version') ? [] : ['Maven']),
  ];
  return missing.length === 0
    ? null
    : `The tests of OpenSearch need ${missing.join(' and ')} on this machine.`;
};

/** Downloads the parts of OpenSearch into `.cache/` and compiles the class that starts them; returns their class path. */
export const buildSearchCluster = async (): Promise<string> => {
  mkdirSync(cache, { recursive: true });
  const folder = join(cache, 'search-cluster');
  const args = [
    ...['-B', '-q', '-ntp', '-f', join(project, 'pom.xml')],
    ...[`-Dmaven.repo.local=${join(cache, 'maven')}`, `-Dcache=${folder}`],
    ...['compile', 'dependency:copy-dependencies'],
  ];
  const code = await finished('mvn', args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (code !== 0) throw new Error(`Maven could not download OpenSearch: it ended with ${code}.`);
  return [join(folder, 'classes'), join(folder, 'lib', '*')].join(delimiter);
};

export interface TestCluster {
  /** Every node's address, with commas. */
  url: string;
  /** The processes of the nodes. */
  readonly pids: number[];
  /** Ends one node as a power cut would, from 0. */
  kill(node: number): Promise<void>;
  /** Starts it again on its ports and data. */
  start(node: number): Promise<void>;
  /** Stops a node from answering without ending it, and lets it go on. */
  pause(node: number): void;
  resume(node: number): void;
  /** How many documents were written to it, also those that nobody finds yet. */
  countWritten(): Promise<number>;
  remove(): Promise<void>;
}

const waitForNodes = async (url: string, count: number): Promise<void> => {
  const end = performance.now() + patience;
  for (;;) {
    const health = await fetch(`${url}/_cluster/health?wait_for_nodes=${count}&timeout=5s`, {
      signal: AbortSignal.timeout(6_000),
    })
      .then((answer) => answer.json())
      .catch(() => null);
    if (health?.number_of_nodes === count) return;
    if (performance.now() > end) throw new Error(`the cluster did not start: ${JSON.stringify(health)}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

interface ClusterSize {
  /** Of each node. */
  memory?: string;
  /** Compiles and collects garbage as machines that run for days do; in a short test that takes longer than it saves. */
  isLasting?: boolean;
}

/** As OpenSearch is published: its memory breaker counts garbage, which the serial collector leaves until the heap is full. */
const lastingOptions = ['-XX:+UseG1GC', '-XX:G1ReservePercent=25', '-XX:InitiatingHeapOccupancyPercent=30'];
const shortOptions = ['-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];

/** Starts OpenSearch as three processes on this machine. */
export const startSearchCluster = async ({
  memory = '384m',
  isLasting = false,
}: ClusterSize = {}): Promise<TestCluster> => {
  const classPath = await buildSearchCluster();
  const home = mkdtempSync(join(tmpdir(), 'pasar-search-'));
  const size = 3;
  const ports = await Promise.all(Array.from({ length: 2 * size }, freePort));
  const [http, transport] = [ports.slice(0, size), ports.slice(size)];
  const processes: ChildProcess[] = [];
  const java = (node: number) => {
    const options = [`-Xms${memory}`, `-Xmx${memory}`, ...(isLasting ? lastingOptions : shortOptions)];
    const args = [home, String(node), http.join(), transport.join()];
    processes[node] = spawn('java', [...options, '-cp', classPath, 'pasar.SearchNode', ...args], {
      cwd: home,
      stdio: ['ignore', 'ignore', openSync(join(home, `node-${node + 1}.log`), 'a')],
    });
  };
  const end = async (node: number, signal: NodeJS.Signals) => {
    const one = processes[node];
    if (!one || one.exitCode !== null || one.signalCode !== null) return;
    const gone = new Promise((resolve) => one.once('exit', resolve));
    one.kill(signal);
    await gone;
  };
  const addressOf = (node: number) => `http://127.0.0.1:${http[node]}`;
  for (let node = 0; node < size; node++) java(node);
  await waitForNodes(addressOf(0), size).catch(async (error) => {
    await Promise.all(processes.map((_, node) => end(node, 'SIGKILL')));
    throw new Error(`${error}\n${readFileSync(join(home, 'node-1.log'), 'utf8').slice(-4_000)}`);
  });
  return {
    url: http.map((_, node) => addressOf(node)).join(),
    get pids() {
      return processes.map(({ pid }) => pid ?? 0);
    },
    kill: (node) => end(node, 'SIGKILL'),
    start: async (node) => {
      java(node);
      await waitForNodes(addressOf(node), size);
    },
    pause: (node) => void processes[node]?.kill('SIGSTOP'),
    resume: (node) => void processes[node]?.kill('SIGCONT'),
    countWritten: async () => {
      const stats = await (await fetch(`${addressOf(0)}/_stats/indexing`)).json();
      return Number(stats._all.primaries.indexing.index_total);
    },
    remove: async () => {
      for (const one of processes) one.kill('SIGCONT');
      await Promise.all(processes.map((_, node) => end(node, 'SIGKILL')));
      rmSync(home, { recursive: true, force: true });
    },
  };
};
