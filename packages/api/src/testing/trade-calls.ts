import { type Endpoint, endpoints } from '@pasar/contract';
import type * as v from 'valibot';
import type { TestResponse, TestServer } from './open-test-server.ts';

const areas = [
  'addresses',
  'cart',
  'checkout',
  'promos',
  'payments',
  'orders',
  'selling',
  'wallet',
  'sellerWallet',
] as const;

/** Every call of trade by name, `cart.add`. */
export const tradeCalls: ReadonlyMap<string, Endpoint> = new Map(
  areas.flatMap((area) =>
    Object.entries(endpoints[area]).map(([name, call]): [string, Endpoint] => [`${area}.${name}`, call]),
  ),
);

/** The call of a name. Throws for a name that the contract does not know. */
export const getTradeCall = (name: string): Endpoint => {
  const call = tradeCalls.get(name);
  if (!call) throw new Error(`the contract has no ${name}`);
  return call;
};

/** What the schemas of valibot that the contract uses are made of. */
interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  options?: readonly Schema[];
  wrapped?: Schema;
  item?: Schema;
}
export interface Field {
  name: string;
  /** What it holds at the bottom: `number`, `string`, `boolean`, `picklist`, … */
  type: string;
  /** It takes a list of them. */
  isList: boolean;
}

const walk = (schema: Schema, field: Omit<Field, 'type'>): Field[] => {
  const { type, entries, options, wrapped, item } = schema;
  if (entries) {
    return Object.entries(entries).flatMap(([name, inner]) => walk(inner, { name, isList: false }));
  }
  if (wrapped) return walk(wrapped, field);
  if (item) return walk(item, { ...field, isList: true });
  // The options of a picklist are its values.
  if (options && type !== 'picklist') return options.flatMap((option) => walk(option, field));
  return [{ ...field, type }];
};

/** The fields of a part of a call, each way to write one of them by itself. */
export const getSchemaFields = (part: v.GenericSchema | undefined): Field[] => {
  // A walk over what valibot keeps of a schema, which its general type does not show.
  const found = part ? walk(part as unknown as Schema, { name: '', isList: false }) : [];
  return [...new Map(found.map((field) => [JSON.stringify(field), field])).values()];
};

/** Calls by name; fields that stand in the path go there, the rest into the body or the query. */
export const callTrade = (
  market: TestServer,
  name: string,
  { input = {}, token }: { input?: Record<string, unknown>; token?: string },
): Promise<TestResponse> => {
  const { method, path } = getTradeCall(name);
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, key]) => key));
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(input[key])));
  const rest = Object.fromEntries(Object.entries(input).filter(([key]) => !inPath.has(key)));
  if (method === 'POST') return market.call(filled, { method, body: rest, token });
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]));
  return market.call(`${filled}?${query}`, { token });
};
