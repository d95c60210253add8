import { readToken } from '@pasar/api-client';
import { type LiveHint, liveKinds, liveLimits, livePath } from '@pasar/contract';
import { createParser } from 'eventsource-parser';

interface ReadLive {
  signal: AbortSignal;
  onReady(): void;
  onHint(hint: LiveHint): void;
}

/** Seconds without a sign of life after which a stream is lost. */
const patience = liveLimits.heartbeat * 2.4;

/** A newer server may know kinds that this page does not. */
const toHint = (text: string): LiveHint | undefined => {
  const hint = JSON.parse(text) as LiveHint; // as the server of this site wrote it
  return liveKinds.includes(hint.kind) ? hint : undefined;
};

/** The server says how long there will be no room; a short wait is that of a restart. */
const isBusy = ({ status, headers }: Response): boolean =>
  status === 503 && Number(headers.get('retry-after')) >= liveLimits.poll;

/**
 * Reads one stream until it ends. Resolves with `busy` when the server has no room for it, with `signed-out` when the
 * token is not good any more, else with `lost`. Never rejects.
 */
export const readLive = async ({
  signal,
  onReady,
  onHint,
}: ReadLive): Promise<'busy' | 'signed-out' | 'lost'> => {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), patience * 1_000);
  };
  const parser = createParser({
    onEvent: ({ event, data }) => {
      if (event === 'ready') onReady();
      const hint = event === 'hint' ? toHint(data) : undefined;
      if (hint) onHint(hint);
    },
  });
  try {
    heard();
    const response = await fetch(`/api${livePath}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${readToken()}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (response.status === 401) return 'signed-out';
    if (!response.ok || !response.body) return isBusy(response) ? 'busy' : 'lost';
    const decoder = new TextDecoder();
    for (const reader = response.body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) return 'lost';
      heard();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } catch {
    return 'lost';
  } finally {
    clearTimeout(timer);
  }
};
