import {
  type ContentFields,
  type ContentPage,
  type ContentSlug,
  type LegalDocument,
  type Locale,
  legalDocuments,
  legalVersions,
} from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import { readDelivered } from './delivered-pages.ts';
import { fillValues, listValues } from './list-values.ts';
import type { PageText } from './page-text.ts';
import { toRichText } from './to-rich-text.ts';

/** The newest publications of some pages; a page that was never published has none. */
const readNewestVersions = ({ db }: Context, slugs: readonly ContentSlug[]) =>
  db
    .selectFrom('content_versions')
    .distinctOn('slug')
    .selectAll()
    .where('slug', 'in', slugs)
    .orderBy('slug')
    .orderBy('number', 'desc')
    .execute();

/** What is published of some pages, in their order. */
export const readPublished = async (
  ctx: Context,
  slugs: readonly ContentSlug[],
): Promise<{ slug: ContentSlug; texts: ContentFields }[]> => {
  const rows = new Map((await readNewestVersions(ctx, slugs)).map((row) => [row.slug, row.fields]));
  return slugs.map((slug) => ({ slug, texts: rows.get(slug) ?? readDelivered(slug) }));
};

/** One language of a page with its values, as a page shows it. */
export const presentText = (
  ctx: Context,
  texts: ContentFields,
  locale: Locale,
): Pick<ContentPage, 'title' | 'summary' | 'body'> => {
  const values = listValues(ctx);
  const fill = (field: keyof PageText) => fillValues(texts[`${field}_${locale}`], values);
  return { title: fill('title'), summary: fill('summary'), body: toRichText(fill('body')).body };
};

export const isLegal = (slug: ContentSlug): slug is LegalDocument =>
  (legalDocuments as readonly string[]).includes(slug);

/**
 * The version of each text that people agree to: that of the code, and one more for each publication that asked them
 * (people W66).
 */
export const readLegalVersions = async ({ db }: Context): Promise<typeof legalVersions> => {
  const rows = await db
    .selectFrom('content_versions')
    .select((e) => ['slug', e.fn.countAll<number>().as('asked'), e.fn.max('published_at').as('since')])
    .where('requests_consent', '=', true)
    .groupBy('slug')
    .execute();
  const of = (slug: LegalDocument) => {
    const row = rows.find((one) => one.slug === slug);
    const { number, since } = legalVersions[slug];
    return row ? { number: number + Number(row.asked), since: row.since.toISOString() } : { number, since };
  };
  return { terms: of('terms'), privacy: of('privacy') };
};
