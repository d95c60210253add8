import { endpoints } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { claimItem } from './claim-item.ts';
import { find } from './find.ts';
import { listQueue } from './list-queue.ts';
import { readFigures } from './read-figures.ts';

export const homeRoutes = (app: App): void => {
  const { adminHome } = endpoints;
  implement(app, adminHome.queue, ({ ctx, query }) => listQueue({ ctx, input: query }));
  implement(app, adminHome.find, async ({ ctx, query }) => ({ data: await find(ctx, query.search) }));
  implement(app, adminHome.claim, async ({ ctx, body }) => ({ data: await claimItem({ ctx, input: body }) }));
  implement(app, adminHome.figures, async ({ ctx, query }) => ({
    data: await readFigures({ ctx, input: query }),
  }));
};
