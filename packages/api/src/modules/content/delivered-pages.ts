import type { ContentFields, ContentSlug, Locale } from '@pasar/contract';
import type { PageText } from './page-text.ts';
import { accountEn } from './pages/account.en.ts';
import { accountId } from './pages/account.id.ts';
import { buyingEn } from './pages/buying.en.ts';
import { buyingId } from './pages/buying.id.ts';
import { marketEn } from './pages/market.en.ts';
import { marketId } from './pages/market.id.ts';
import { sellingEn } from './pages/selling.en.ts';
import { sellingId } from './pages/selling.id.ts';

/** What a market says until its staff write something else. */
const delivered: Record<Locale, Record<ContentSlug, PageText>> = {
  id: { ...buyingId, ...accountId, ...sellingId, ...marketId },
  en: { ...buyingEn, ...accountEn, ...sellingEn, ...marketEn },
};

/** The first version of a page. */
export const readDelivered = (slug: ContentSlug): ContentFields => {
  const [id, en] = [delivered.id[slug], delivered.en[slug]];
  return {
    ...{ title_id: id.title, summary_id: id.summary, body_id: id.body },
    ...{ title_en: en.title, summary_en: en.summary, body_en: en.body },
  };
};
