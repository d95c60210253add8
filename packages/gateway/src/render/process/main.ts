import process from 'node:process';
import type { FromProcess, ProcessInput, Rendered, ToProcess } from '../protocol.ts';
import { compile } from './compile.ts';
import { fetchOverIpc, toApiBase } from './fetch-over-ipc.ts';
import { freezeIntrinsics } from './freeze-intrinsics.ts';
import { restrictGlobals } from './restrict-globals.ts';

// The process in which one version of a slice runs. It holds no token, opens nothing, and is ended by the gateway.

/** The exports of the shell's server bundle. */
interface ShellModule {
  shared: Record<string, unknown>;
  ownerOf(plan: unknown, pathname: string): string | null | undefined;
  render(input: ProcessInput & { slices: object; apiBase: string; signal: AbortSignal }): Promise<Rendered>;
}

const send = process.send?.bind(process);
const say = (message: FromProcess): void => void send?.(message);
const messageOf = (error: unknown): string => {
  try {
    return String(error instanceof Error ? (error.stack ?? error.message) : error).slice(0, 8_000);
  } catch {
    return 'an error that cannot be read';
  }
};

// A stray rejection or a throw in a timer belongs to no document and must not end those that are in work.
process.on('unhandledRejection', (error) =>
  say({ kind: 'threw', how: 'rejection', message: messageOf(error) }),
);
process.on('uncaughtException', (error) => say({ kind: 'threw', how: 'handler', message: messageOf(error) }));
process.on('disconnect', () => process.exit());

const api = fetchOverIpc(say);
const running = new Map<number, AbortController>();
let shell: ShellModule | undefined;
let slice: { name: string; evaluate(): unknown; shared: unknown } | undefined;

const hearShell = ({ bundle }: Extract<ToProcess, { kind: 'shell' }>): void => {
  restrictGlobals(api.fetch, (message) => say({ kind: 'said', message }));
  // The registry let it pass as a shell; what it lacks shows when it is called.
  shell = compile(bundle)() as unknown as ShellModule;
  for (const shared of Object.values(shell.shared)) Object.freeze(shared);
  if (freezeIntrinsics().has(process)) throw new Error('The globals lead to the process');
  say({ kind: 'spare' });
};

const hearBind = ({ name, bundle }: Extract<ToProcess, { kind: 'bind' }>): void => {
  const evaluate = compile(bundle, shell?.shared);
  slice = { name, evaluate, shared: evaluate() };
  say({ kind: 'bound' });
};

const hearRender = async ({ id, input, fresh }: Extract<ToProcess, { kind: 'render' }>): Promise<void> => {
  const abort = new AbortController();
  running.set(id, abort);
  try {
    if (!shell) throw new Error('There is no shell');
    const slices = slice ? { [slice.name]: fresh ? slice.evaluate() : slice.shared } : {};
    const { signal } = abort;
    const rendered = await shell.render({ ...input, slices, apiBase: toApiBase(id), signal });
    say({ kind: 'rendered', id, rendered });
  } catch (error) {
    say({ kind: 'failed', id, message: messageOf(error) });
  } finally {
    running.delete(id);
  }
};

const handle = (message: ToProcess): void => {
  if (message.kind === 'shell') hearShell(message);
  else if (message.kind === 'bind') hearBind(message);
  else if (message.kind === 'render') void hearRender(message);
  else if (message.kind === 'abort') running.get(message.id)?.abort();
  else if (message.kind === 'answer') api.hear(message.call, message.answer);
  else if (message.kind === 'owner') {
    const { id, plan, pathname } = message;
    say({ kind: 'owned', id, owner: shell?.ownerOf(plan, pathname) ?? null });
  } else {
    const { user, system } = process.cpuUsage();
    say({ kind: 'alive', spent: (user + system) / 1_000, resident: process.memoryUsage.rss() });
  }
};

process.on('message', (message: ToProcess) => {
  try {
    handle(message);
  } catch (error) {
    say({ kind: 'broken', message: messageOf(error) });
  }
});
