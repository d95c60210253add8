import { sampleResponse } from '@pasar/contract/samples';
import { allEndpoints } from '../all-endpoints.ts';
import { matchEndpoint } from '../match-endpoint.ts';

const find = matchEndpoint(allEndpoints);

/** An API without a database: each call has one good response, made from its schemas. */
export const sampleApi = {
  async fetch({ url, method }: Request): Promise<Response> {
    const endpoint = find(method, new URL(url).pathname.replace(/^\/api/, ''));
    return endpoint ? Response.json(sampleResponse(endpoint)) : new Response(null, { status: 404 });
  },
};
