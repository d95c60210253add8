import { errors } from '@opensearch-project/opensearch';
import type { SearchCluster } from './search-cluster.ts';

/** A node that is down or overloaded says nothing about the others: so many are tried. */
const mostAttempts = 3;
const isOfOneNode = (error: unknown): boolean =>
  error instanceof errors.ConnectionError ||
  (error instanceof errors.ResponseError && [502, 503, 504].includes(error.statusCode ?? 0));

/** As the client takes it; the client itself repeats nothing, because it knows no time for all attempts together. */
interface SendOptions {
  requestTimeout: number;
  maxRetries: 0;
}

/** The time that one list has for everything that it asks of the cluster. */
export interface QueryBudget {
  /** Sends a request to one node after another, as long as there is time. Throws TimeoutError when there is none. */
  send<Body>(request: (options: SendOptions) => Promise<{ body: Body }>): Promise<Body>;
  /** Waits for what others read. Throws TimeoutError when it takes longer than what is left. */
  wait<Value>(value: Promise<Value>): Promise<Value>;
}

export const openQueryBudget = ({ queryDeadline }: SearchCluster): QueryBudget => {
  const end = performance.now() + queryDeadline;
  const left = () => Math.floor(end - performance.now());
  const timedOut = () => new errors.TimeoutError('the time for a list is over', undefined as never);
  return {
    send: async (request) => {
      for (let attempt = 1; ; attempt++) {
        const requestTimeout = left();
        if (requestTimeout <= 0) throw timedOut();
        try {
          return (await request({ requestTimeout, maxRetries: 0 })).body;
        } catch (error) {
          if (attempt === mostAttempts || !isOfOneNode(error)) throw error;
        }
      }
    },
    wait: (value) => {
      const { promise: late, reject } = Promise.withResolvers<never>();
      const timer = setTimeout(() => reject(timedOut()), Math.max(0, left()));
      return Promise.race([value, late]).finally(() => clearTimeout(timer));
    },
  };
};
