import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { findSessions, presentForStaff } from '../../flash-sales/index.ts';
import { announceSession, changeSession, endSession } from './change-session.ts';
import { decideItem } from './decide-item.ts';
import { listItems } from './list-items.ts';

const done = <D>({ locale }: Context, data: D) => ({ data, message: message('admin.done', locale) });

export const flashSalesRoutes = (app: App): void => {
  const { adminFlashSales } = endpoints;
  implement(app, adminFlashSales.list, async ({ ctx, query, c }) => {
    const { rows, ...counts } = await findSessions(ctx, query);
    return { data: await presentForStaff(ctx, rows), meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminFlashSales.items, async ({ ctx, query, c }) => {
    const { items, total } = await listItems({ ctx, input: query });
    return { data: items, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminFlashSales.create, async ({ ctx, body }) =>
    done(ctx, await announceSession({ ctx, input: body })),
  );
  implement(app, adminFlashSales.edit, async ({ ctx, body }) =>
    done(ctx, await changeSession({ ctx, input: body })),
  );
  implement(app, adminFlashSales.cancel, async ({ ctx, body }) =>
    done(ctx, await endSession({ ctx, input: body })),
  );
  implement(app, adminFlashSales.approve, async ({ ctx, body }) =>
    done(ctx, await decideItem({ ctx, input: { itemId: body.item_id } })),
  );
  implement(app, adminFlashSales.reject, async ({ ctx, body }) =>
    done(ctx, await decideItem({ ctx, input: { itemId: body.item_id, reason: body.reason } })),
  );
};
