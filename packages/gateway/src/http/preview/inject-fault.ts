import { setTimeout as rest } from 'node:timers/promises';
import type { PlannedReleaseSet } from '../../plan/current-plan.ts';
import { getBasePath } from '../../plan/plan-for.ts';
import { computeIntegrity } from '../../platform/content-hash.ts';
import type { InjectedFault } from '../../preview/injected-fault.ts';
import type { ReleasePreview } from '../../preview/release-preview.ts';
import type { GatewayContext } from '../gateway.ts';

const throwing = 'throw new Error("drill");\n';
/** Nobody waits longer than this for a file that hangs, in milliseconds. */
const longestHang = 60_000;
const perSecond = 1_024;

/**
 * The address that serves files with an injected fault; only the documents of the affected browser name it.
 */
const drilledBase = (base: string, fault: InjectedFault): string => base.replace('/r/', `/r/~${fault}/`);

/** A document in which the files of the drilled slice have the address of the fault. */
export const toFaultDocument = (
  html: string,
  { lineup }: PlannedReleaseSet,
  { drill }: ReleasePreview,
): string => {
  const release = drill && lineup[drill.app]?.live;
  if (!drill || !release) return html;
  const base = getBasePath(release);
  const drilled = html.replaceAll(base, drilledBase(base, drill.fault));
  const { entry, assets } = release.record;
  const hash = assets[entry.path]?.integrity;
  return drill.fault === 'throws' && hash
    ? drilled.replaceAll(hash, computeIntegrity(Buffer.from(throwing)))
    : drilled;
};

const script = (body: string | ReadableStream): Response =>
  new Response(body, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });

const slowly = (bytes: Uint8Array, signal: AbortSignal): ReadableStream => {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      if (at >= bytes.length || signal.aborted) return controller.close();
      controller.enqueue(bytes.subarray(at, at + perSecond));
      at += perSecond;
      await rest(1_000, undefined, { signal }).catch(() => undefined);
    },
  });
};

/**
 * Injects a fault into one file instead of serving it; undefined when the fault does not concern it.
 * `entry` marks the slice's first file, `read` gives its bytes.
 */
export const injectFault = async (
  c: GatewayContext,
  fault: InjectedFault,
  entry: boolean,
  read: () => Promise<Uint8Array>,
): Promise<Response | undefined> => {
  if (entry === (fault === 'late-404')) return undefined;
  const { signal } = c.req.raw;
  switch (fault) {
    case 'refused':
      c.env.incoming.socket.destroy();
      return new Response(null, { status: 503 });
    case 'hangs':
      await rest(longestHang, undefined, { signal }).catch(() => undefined);
      return new Response(null, { status: 504 });
    case 'slow':
      return script(slowly(await read(), signal));
    case '404':
    case 'late-404':
      return new Response('drill', { status: 404 });
    case '500':
      return new Response('drill', { status: 500 });
    case 'html':
      return new Response('<!doctype html><p>drill', { headers: { 'content-type': 'text/html' } });
    case 'truncated': {
      const text = Buffer.from(await read()).toString();
      return script(text.slice(0, text.length / 2));
    }
    case 'wrong-hash':
      return script(`${Buffer.from(await read()).toString()}\n`);
    case 'throws':
      return script(throwing);
  }
};
