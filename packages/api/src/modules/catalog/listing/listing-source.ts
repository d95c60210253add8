import type { Context } from '../../../platform/context.ts';
import { UnavailableError } from '../../../platform/search-cluster/breaker.ts';
import { type OpenRulebook, openRulebook } from '../../search/index.ts';
import { openListingIndex } from '../listing-index/open-listing-index.ts';
import { createClusterEngine } from '../search-cluster/cluster-engine.ts';
import { degradedEngine } from './degraded/degraded-engine.ts';
import { createEmbeddedEngine } from './embedded-engine.ts';
import type { ListingEngine } from './listing-engine.ts';

/** Where lists come from; one per process. */
export interface ListingSource {
  engine: ListingEngine;
  rules: OpenRulebook;
}

/** The cluster's answer, or the database's while it cannot be reached. */
const withDegraded = (engine: ListingEngine): ListingEngine => {
  const either =
    <Asked, Answer>(
      work: (ctx: Context, asked: Asked) => Promise<Answer>,
      instead: (ctx: Context, asked: Asked) => Promise<Answer>,
    ) =>
    async (ctx: Context, asked: Asked): Promise<Answer> => {
      try {
        return await work(ctx, asked);
      } catch (error) {
        if (!(error instanceof UnavailableError)) throw error;
        ctx.log.warn({ err: error.cause ?? error }, 'the database lists instead of the search');
        return instead(ctx, asked);
      }
    };
  return {
    find: either(engine.find, degradedEngine.find),
    complete: either(engine.complete, degradedEngine.complete),
  };
};

/** The engine of the server: the cluster where one is configured, else the arrays of this process. */
const chooseEngine = (): ListingEngine => {
  const embedded = createEmbeddedEngine(openListingIndex());
  let cluster: ListingEngine | null = null;
  const choose = ({ searchCluster }: Context): ListingEngine => {
    if (!searchCluster) return embedded;
    cluster ??= withDegraded(createClusterEngine(searchCluster));
    return cluster;
  };
  return {
    find: (ctx, asked) => choose(ctx).find(ctx, asked),
    complete: (ctx, asked) => choose(ctx).complete(ctx, asked),
  };
};

export const createListingSource = (): ListingSource => ({ engine: chooseEngine(), rules: openRulebook() });
