import type { ApiResponse, FromProcess } from '../protocol.ts';

/** The base of the API for one document; the host names the document, and no such host exists. */
export const toApiBase = (render: number): string => `http://${render}.render.invalid/api/`;
const place = /^http:\/\/(\d+)\.render\.invalid\/api(\/[^?#]*)(\?[^#]*)?/;

/** The `fetch` of a render process: an API call becomes a message, which the gateway checks and makes. */
export const fetchOverIpc = (say: (message: FromProcess) => void) => {
  const waiting = new Map<number, PromiseWithResolvers<Response>>();
  let next = 0;
  return {
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const request = new Request(input, init);
      const [, render, path, query = ''] = place.exec(request.url) ?? [];
      if (render === undefined || path === undefined) throw new TypeError('Rendering calls the API only');
      const { method, signal } = request;
      const body = request.body ? await request.text() : undefined;
      signal.throwIfAborted();
      const call = next++;
      const answered = Promise.withResolvers<Response>();
      const settle = () => waiting.delete(call);
      waiting.set(call, answered);
      signal.addEventListener('abort', () => answered.reject(signal.reason), { once: true });
      const asked = { render: Number(render), method, path, query, ...(body !== undefined && { body }) };
      say({ kind: 'call', call, asked });
      return await answered.promise.finally(settle);
    },
    hear(call: number, answer: ApiResponse | undefined): void {
      const asking = waiting.get(call);
      if (!answer) asking?.reject(new TypeError('The gateway did not make the call'));
      else asking?.resolve(new Response(answer.text || null, answer));
    },
  };
};
