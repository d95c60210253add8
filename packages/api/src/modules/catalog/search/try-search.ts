import { type AdminTriedSearch, endpoints, type HandlerInput } from '@pasar/contract';
import * as v from 'valibot';
import type { Context } from '../../../platform/context.ts';
import { draftRulebook } from '../../search/index.ts';
import { listProducts } from '../listing/list-products.ts';
import type { ListingSource } from '../listing/listing-source.ts';

type TrySearch = HandlerInput<typeof endpoints.adminSearch.try>['body'];

const shown = 10;

const search = async (ctx: Context, text: string, source: ListingSource): Promise<AdminTriedSearch> => {
  const input = v.parse(endpoints.products.list.query, { search: text, per_page: shown });
  const { cards, total, answer } = await listProducts({ ctx, input, source });
  const { understood = [], corrected = null, suggestion, without = [] } = answer;
  const products = cards.map(({ id, name }) => ({ id, name }));
  return { understood, corrected, suggestion, without, total, products };
};

/** What buyers find now, and would find with the drafts saved. Throws 422 for a draft that could not be saved. */
export const trySearch = async (
  ctx: Context,
  { query, draft_rules }: TrySearch,
  source: ListingSource,
): Promise<{ before: AdminTriedSearch; after: AdminTriedSearch | null }> => {
  const rulebook = draft_rules.length > 0 ? await draftRulebook(ctx, draft_rules) : null;
  return {
    before: await search(ctx, query, source),
    after: rulebook && (await search(ctx, query, { ...source, rules: async () => rulebook })),
  };
};
