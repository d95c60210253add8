import { sitemapEndpoints } from '@pasar/contract';
import * as v from 'valibot';
import type { Gateway, GatewayContext } from '../gateway.ts';

const { outline, page } = sitemapEndpoints;

const ask = async <Schema extends v.GenericSchema>(
  { api, publicUrl }: Gateway,
  c: GatewayContext,
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> => {
  const headers = { 'x-pasar-client': c.var.client, 'x-request-id': c.var.requestId };
  const answer = await api.fetch(new Request(new URL(`/api${path}`, publicUrl), { headers }));
  if (answer.status === 404) return undefined;
  return v.parse(v.object({ data: schema }), await answer.json()).data;
};

/** The parts that are not empty. Throws when the marketplace does not respond. */
export const requestOutline = (gateway: Gateway, c: GatewayContext) =>
  ask(gateway, c, outline.path, outline.data);

/** One page of a part; undefined when there is no such part. Throws when the marketplace does not respond. */
export const requestPage = (gateway: Gateway, c: GatewayContext, part: string, number: string) =>
  ask(gateway, c, page.path.replace(':part', part).replace(':page', number), page.data);
