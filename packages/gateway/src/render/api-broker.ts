import { type Tracer, traced } from '@pasar/api/tracing';
import { type Endpoint, localeOfPath, shipToCookie } from '@pasar/contract';
import { allEndpoints } from './all-endpoints.ts';
import { matchEndpoint } from './match-endpoint.ts';
import type { ApiCall, ApiResponse, RenderRequest } from './protocol.ts';

/** What one document may ask of the API and has asked. */
export interface OpenRender {
  request: RenderRequest;
  /** The calls that the records of its bundles list; absent when one lists none. */
  listed?: ReadonlySet<string>;
  signal: AbortSignal;
  /** Runs work below the span of the render, where telemetry is set up. */
  within?: ReturnType<Tracer['within']>;
  calls: number;
  bytes: number;
}

export interface ApiBrokerOptions {
  api: { fetch(request: Request): Promise<Response> };
  /** What the API offers; the contract when absent. */
  endpoints?: readonly Pick<Endpoint, 'method' | 'path' | 'safe'>[];
}

const most = { calls: 40, bytes: 2 * 2 ** 20 };
/** Makes the API calls of documents in their place: only reads, only what their records list, within limits. */
export class ApiBroker {
  readonly #api: ApiBrokerOptions['api'];
  readonly #find: ReturnType<typeof matchEndpoint<Pick<Endpoint, 'method' | 'path' | 'safe'>>>;

  constructor({ api, endpoints = allEndpoints }: ApiBrokerOptions) {
    this.#api = api;
    this.#find = matchEndpoint(endpoints);
  }

  /** Throws with the reason when the call may not be made. */
  async answer(call: ApiCall, render: OpenRender): Promise<ApiResponse> {
    this.#check(call, render);
    render.calls += 1;
    if (render.calls > most.calls) throw new Error(`more than ${most.calls} calls for one document`);
    const { method, path, query, body } = call;
    const url = new URL(`http://market/api${path}${query}`);
    if (url.pathname !== `/api${path}`) throw new Error(`${path} is no plain path`);
    const request = new Request(url, {
      method,
      headers: this.#headers(render.request, body !== undefined),
      signal: render.signal,
      ...(body !== undefined && method !== 'GET' && { body }),
    });
    const attributes = () => ({ 'http.request.method': method, 'url.path': url.pathname });
    const fetch = () => traced('call', attributes, () => this.#api.fetch(request));
    const answer = await (render.within ? render.within(fetch) : fetch());
    const text = await answer.text();
    render.bytes += text.length;
    if (render.bytes > most.bytes) throw new Error('more than 2 MB of answers for one document');
    const told = ['content-type', 'retry-after'].flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    return { status: answer.status, headers: Object.fromEntries(told), text };
  }

  #check({ method, path }: ApiCall, { listed }: OpenRender): void {
    const found = this.#find(method, path);
    if (!(found?.safe ?? found?.method === 'GET')) throw new Error(`${method} ${path} is no call that reads`);
    const name = `${method} ${found?.path}`;
    if (listed && !listed.has(name)) throw new Error(`${name} is not in the record`);
  }

  #headers({ token, url, plan, headers, shipTo }: RenderRequest, json: boolean): Record<string, string> {
    return {
      accept: 'application/json',
      'accept-language': localeOfPath(new URL(url).pathname),
      'x-request-id': headers.requestId,
      'x-pasar-plan': plan.id,
      ...(headers.client !== undefined && { 'x-pasar-client': headers.client }),
      ...(shipTo !== undefined && { cookie: `${shipToCookie}=${shipTo}` }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
    };
  }
}
