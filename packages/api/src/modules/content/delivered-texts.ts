import type { ContentSlug, ContentTexts, Locale } from '@pasar/contract';
import type { PageText } from './page-text.ts';
import { accountEn } from './texts/account.en.ts';
import { accountId } from './texts/account.id.ts';
import { buyingEn } from './texts/buying.en.ts';
import { buyingId } from './texts/buying.id.ts';
import { marketEn } from './texts/market.en.ts';
import { marketId } from './texts/market.id.ts';
import { sellingEn } from './texts/selling.en.ts';
import { sellingId } from './texts/selling.id.ts';

/** What a market says until its staff write something else. */
const delivered: Record<Locale, Record<ContentSlug, PageText>> = {
  id: { ...buyingId, ...accountId, ...sellingId, ...marketId },
  en: { ...buyingEn, ...accountEn, ...sellingEn, ...marketEn },
};

/** The first version of a page. */
export const readDelivered = (slug: ContentSlug): ContentTexts => {
  const [id, en] = [delivered.id[slug], delivered.en[slug]];
  return {
    ...{ title_id: id.title, summary_id: id.summary, body_id: id.body },
    ...{ title_en: en.title, summary_en: en.summary, body_en: en.body },
  };
};
