import {
  type endpoints,
  type HandlerInput,
  type HomeLayout,
  hasStaffRole,
  homeSections,
} from '@pasar/contract';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { readHomeBanner } from './read-banners.ts';

type Query = HandlerInput<typeof endpoints.home.layout>['query'];

/** Those who prepare the home page. */
const mayPreview = ({ actor }: Context): boolean =>
  actor.kind === 'user' && hasStaffRole(actor.staffRoles ?? [], ['admin', 'content']);

/** What holds now: the row of the last change; absent before the first. */
export const readHomeSections = ({ db }: Context) =>
  db.selectFrom('home_sections').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();

/**
 * The sections of the home page in their order, read anew each time so that a publication is visible at once. Those who
 * prepare it may look at the draft.
 */
export const readHomeLayout = async ({ ctx, input: { show } }: HandlerArgs<Query>): Promise<HomeLayout> => {
  const [row, banner] = await Promise.all([readHomeSections(ctx), readHomeBanner(ctx)]);
  const draft = show === 'draft' && mayPreview(ctx) ? row?.draft : undefined;
  return { sections: draft ?? row?.sections ?? [...homeSections], banner, is_draft: Boolean(draft) };
};
