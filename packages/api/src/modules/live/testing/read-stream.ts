import type { LiveHint } from '@pasar/contract';

/** What a stream says, event by event. */
export interface ReadStream {
  status: number;
  headers: Headers;
  /** The next hint or sign of life, `ready` first; undefined when the stream ended. */
  next(): Promise<'ready' | 'beat' | LiveHint | undefined>;
  leave(): Promise<void>;
}

const toEvent = (block: string): 'ready' | 'beat' | LiveHint => {
  if (block === ':') return 'beat';
  const [, name, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
  return name === 'hint' ? (JSON.parse(data) as LiveHint) : 'ready';
};

/** Opens the stream of a signed-in user. */
export const openLiveStream = async (
  fetch: (request: Request) => Promise<Response>,
  origin: string,
  token?: string,
): Promise<ReadStream> => {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { status, headers: answered, body } = await fetch(new Request(`${origin}/api/live`, { headers }));
  const reader = status === 200 ? body?.getReader() : undefined;
  const decode = new TextDecoder();
  let held = '';
  return {
    status,
    headers: answered,
    next: async () => {
      while (!held.includes('\n\n')) {
        const part = await reader?.read();
        if (!part || part.done) return undefined;
        held += decode.decode(part.value, { stream: true });
      }
      const end = held.indexOf('\n\n');
      const block = held.slice(0, end);
      held = held.slice(end + 2);
      return toEvent(block);
    },
    leave: async () => void (await reader?.cancel()),
  };
};
