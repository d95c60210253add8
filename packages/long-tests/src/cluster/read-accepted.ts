import type { ClusterNode } from './cluster-node.ts';

/** What servers say of the requests that they took: how many were answered within so many seconds. */
type Accepted = ReadonlyMap<number, number>;

const ofOne = async ({ url }: ClusterNode): Promise<[number, number][]> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return [...text.matchAll(/^pasar_accepted_seconds_bucket\{([^}]*)\} (\d+)$/gm)].map(([, labels, count]) => {
    const [, end = ''] = /le="([^"]+)"/.exec(labels ?? '') ?? [];
    return [end === '+Inf' ? Number.POSITIVE_INFINITY : Number(end), Number(count)];
  });
};

export const readAccepted = async (servers: readonly ClusterNode[]): Promise<Accepted> => {
  const sums = new Map<number, number>();
  for (const [end, count] of (await Promise.all(servers.map(ofOne))).flat())
    sums.set(end, (sums.get(end) ?? 0) + count);
  return sums;
};

/** Seconds, by the steps of the figure, within which 99 of 100 of the requests in between were answered. */
export const p99Between = (before: Accepted, after: Accepted): number => {
  const grown = (end: number) => (after.get(end) ?? 0) - (before.get(end) ?? 0);
  const all = grown(Number.POSITIVE_INFINITY);
  const ends = [...after.keys()].toSorted((one, other) => one - other);
  return ends.find((end) => grown(end) >= all * 0.99) ?? Number.POSITIVE_INFINITY;
};
