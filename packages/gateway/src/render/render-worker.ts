import { parentPort, workerData } from 'node:worker_threads';
import type { SliceName } from '@pasar/contract';
import { BundleCache } from './bundle-cache.ts';
import type { Bundles, FromWorker, RenderRequest, ToWorker, WorkerSetup } from './protocol.ts';
import { stripGlobals } from './strip-globals.ts';

// The thread in which bundles run: it renders documents one message at a time and holds nothing that outlives it.
const port = parentPort;
if (!port) throw new Error('render-worker.ts runs as a worker thread');
const setup = workerData as WorkerSetup;
const say = (message: FromWorker) => port.postMessage(message);
const messageOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

// A stray rejection or a throw in a timer belongs to no document and must not end those that are in work.
process.on('unhandledRejection', (error) => say({ kind: 'said', message: messageOf(error) }));
process.on('uncaughtException', (error) => say({ kind: 'said', message: messageOf(error) }));
stripGlobals(setup, (message) => say({ kind: 'said', message }));

const shelf = new BundleCache((kind) => say({ kind }));
const running = new Map<number, AbortController>();

const slicesFor = async (id: number, request: RenderRequest, avoid: readonly string[]) => {
  const { plan, bundles, url } = request;
  const shell = await shelf.shell(bundles.shell);
  const name = shell.ownerOf(plan, new URL(url).pathname) ?? undefined;
  const bundle = name && bundles.slices[name];
  if (!name || !bundle || !request.content) return { shell, slices: {} };
  if (avoid.includes(bundle.key)) return { elsewhere: bundle.key };
  say({ kind: 'owner', id, key: bundle.key });
  const slices: Partial<Record<SliceName, unknown>> = {
    [name]: await shelf.slice(bundle, bundles.shell.key, shell.shared),
  };
  return { shell, slices };
};

const render = async (id: number, request: RenderRequest, avoid: readonly string[]) => {
  // On a flooded worker the rest of the queue would be rendered for nobody.
  if (Date.now() > request.until) return say({ kind: 'failed', id, message: 'late before it began' });
  const abort = new AbortController();
  running.set(id, abort);
  try {
    const found = await slicesFor(id, request, avoid);
    if (found.elsewhere !== undefined) return say({ kind: 'elsewhere', id, key: found.elsewhere });
    const { bundles: _, until: __, ...input } = request;
    const rendered = await found.shell.render({
      ...input,
      slices: found.slices,
      apiBase: setup.apiBase,
      planId: request.plan.id,
      signal: abort.signal,
    });
    say({ kind: 'rendered', id, rendered });
  } catch (error) {
    say({ kind: 'failed', id, message: messageOf(error) });
  } finally {
    running.delete(id);
  }
};

const prepare = (plans: readonly Bundles[]) => {
  shelf.keepFor(plans);
  for (const { shell } of plans) shelf.shell(shell).catch(() => {});
};

port.on('message', (message: ToWorker) => {
  if (message.kind === 'ping') say({ kind: 'alive' });
  else if (message.kind === 'abort') running.get(message.id)?.abort();
  else if (message.kind === 'prepare') prepare(message.plans);
  else void render(message.id, message.request, message.avoid);
});
