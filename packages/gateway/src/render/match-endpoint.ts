import type { Endpoint } from '@pasar/contract';

type Called = Pick<Endpoint, 'method' | 'path' | 'safe'>;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const toPattern = (path: string): RegExp => new RegExp(`^${path.split(/:\w+/).map(escaped).join('[^/]+')}$`);

/** Finds the call that a method and a path below `/api` mean; a path without parameters goes first. */
export const matchEndpoint = <E extends Called>(endpoints: readonly E[]) => {
  const known = endpoints
    .map((endpoint) => ({ endpoint, pattern: toPattern(endpoint.path) }))
    .sort((a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')));
  return (method: string, path: string): E | undefined =>
    known.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
};
