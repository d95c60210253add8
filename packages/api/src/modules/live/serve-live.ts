import { type LiveHint, liveLimits, livePath } from '@pasar/contract';
import type { SignedInUser } from '../../platform/actor.ts';
import { apiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import type { Listener } from '../../platform/live/live-hub.ts';

/** Events that a slow reader may owe; beyond them its stream ends, and it opens another one. */
const mostWaiting = 200;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  // A proxy that compressed or buffered it would hold hints back.
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
};

const text = new TextEncoder();
const toEvent = (name: string, data: unknown) =>
  text.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
const sign = text.encode(':\n\n');

/** The stream of one listener, and the listener that writes into it. */
const openStream = (actor: SignedInUser, onLeave: (listener: Listener) => void) => {
  let write: (bytes: Uint8Array<ArrayBuffer>) => void = () => {};
  let end: () => void = () => {};
  const listener: Listener = {
    actor,
    send: (hint: LiveHint) => write(toEvent('hint', hint)),
    beat: () => write(sign),
    end: () => end(),
  };
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (controller) => {
        let isOpen = true;
        end = () => {
          if (!isOpen) return;
          isOpen = false;
          onLeave(listener);
          controller.close();
        };
        write = (bytes) => {
          if (!isOpen) return;
          if ((controller.desiredSize ?? 0) <= 0) end();
          else controller.enqueue(bytes);
        };
        write(toEvent('ready', { heartbeat: liveLimits.heartbeat }));
      },
      cancel: () => onLeave(listener),
    },
    { highWaterMark: mostWaiting },
  );
  return { listener, stream };
};

/**
 * `GET /api/live`: what changed for the signed-in user and their store, as it happens (people W3). Throws 401, and 503
 * beyond the limits.
 */
export const serveLive = (app: App): void => {
  app.get(`/api${livePath}`, (c) => {
    c.set('route', `/api${livePath}`);
    const { actor, live } = c.var.ctx;
    if (actor.kind !== 'user') {
      throw apiError.unauthorized(c.req.header('authorization') ? 'session.ended' : 'session.required');
    }
    // Nobody would read its stream.
    if (c.req.raw.method === 'HEAD') return c.body(null, 200, headers);
    const { listener, stream } = openStream(actor, live.remove);
    if (!live.add(listener)) throw apiError.unavailable(liveLimits.poll);
    return c.body(stream, 200, headers);
  });
};
