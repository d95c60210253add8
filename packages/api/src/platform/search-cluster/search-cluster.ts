import { Client, type Connection, errors } from '@opensearch-project/opensearch';
import { type Breaker, createBreaker } from './breaker.ts';

/** An address that is none, a version that is too old, or another product. */
export class SearchClusterError extends Error {
  override name = 'SearchClusterError';
}

/** Milliseconds that a buyer waits for the search at most, and a job for a write. */
const deadlines = { query: 1_500, job: 60_000 };

/** The distributed search engine. */
export interface SearchCluster {
  client: Client;
  /** The alias that lists read, and the beginning of every index's name. */
  prefix: string;
  /** For what buyers wait for. */
  breaker: Breaker;
  queryDeadline: number;
  jobDeadline: number;
  /** Milliseconds for which the counts of wide lists are kept; 0 for tests that compare them. */
  facetAge: number;
  /** Whether a list first brings the index up to date; for tests, where a list follows each change at once. */
  isStrict: boolean;
}

const isLoopback = ({ hostname }: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

const parseNodes = (urls: string): URL[] =>
  urls.split(',').map((one) => {
    const url = URL.parse(one.trim());
    if (!url || !/^https?:$/.test(url.protocol))
      throw new SearchClusterError(
        'SEARCH_URL lists addresses such as https://user:password@search.example:9200.',
      );
    if (url.protocol === 'http:' && !isLoopback(url))
      throw new SearchClusterError(
        `SEARCH_URL is https outside this machine, not ${url.protocol}//${url.host}.`,
      );
    return url;
  });

/**
 * Whether the service failed: it did not answer, or with an error on its side. A missing index counts, too: until it is
 * built, the database lists. What it refused as a mistake does not.
 */
const isFault = (error: unknown): boolean =>
  error instanceof errors.OpenSearchClientError &&
  !(error instanceof errors.ResponseError && (error.statusCode ?? 500) < 404);

interface ClusterOptions {
  prefix?: string;
  isStrict?: boolean;
  /** How requests travel; the client's own unless a test answers them. */
  connection?: typeof Connection;
}

/** Opens no connection yet. Throws SearchClusterError for addresses that cannot be used. */
export const openSearchCluster = (
  urls: string,
  { prefix = 'pasar', isStrict = false, connection }: ClusterOptions = {},
): SearchCluster => {
  const nodes = parseNodes(urls).map((url) => ({ url }));
  if (!/^[a-z][a-z0-9_-]{0,60}$/.test(prefix))
    throw new SearchClusterError('SEARCH_PREFIX has up to 61 small letters, digits, _ and -.');
  return {
    client: new Client({
      nodes,
      maxRetries: 2,
      requestTimeout: deadlines.job,
      ...(connection && { Connection: connection }),
    }),
    prefix,
    breaker: createBreaker(isFault),
    queryDeadline: deadlines.query,
    jobDeadline: deadlines.job,
    facetAge: 30_000,
    isStrict,
  };
};

/** Throws SearchClusterError for anything but OpenSearch from 2.19; a cluster that does not answer may come later. */
export const checkClusterVersion = async ({ client }: SearchCluster): Promise<void> => {
  const info = await client.info().catch(() => null);
  if (!info) return;
  const { distribution, number } = info.body.version as { distribution?: string; number: string };
  const [major = 0, minor = 0] = number.split('.').map(Number);
  if (distribution !== 'opensearch' || major < 2 || (major === 2 && minor < 19))
    throw new SearchClusterError(
      `SEARCH_URL needs OpenSearch 2.19 or later, not ${distribution ?? 'Elasticsearch'} ${number}.`,
    );
};
