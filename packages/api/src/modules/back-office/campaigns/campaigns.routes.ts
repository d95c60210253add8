import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { findCampaigns } from './find-campaigns.ts';
import { readCalendar } from './read-calendar.ts';
import { addCampaign, changeCampaign, endCampaign } from './save-campaign.ts';

const done = <D>({ locale }: Context, data: D) => ({ data, message: message('admin.done', locale) });

export const campaignsRoutes = (app: App): void => {
  const { adminPromos } = endpoints;
  implement(app, adminPromos.calendar, ({ ctx, query }) => readCalendar({ ctx, input: query }));
  implement(app, adminPromos.list, async ({ ctx, query, c }) => {
    const { campaigns, ...counts } = await findCampaigns(ctx, query);
    return { data: campaigns, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminPromos.create, async ({ ctx, body }) =>
    done(ctx, await addCampaign({ ctx, input: body })),
  );
  implement(app, adminPromos.edit, async ({ ctx, body }) =>
    done(ctx, await changeCampaign({ ctx, input: body })),
  );
  implement(app, adminPromos.end, async ({ ctx, body }) =>
    done(ctx, await endCampaign({ ctx, input: body })),
  );
};
