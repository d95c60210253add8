import { type AdminContent, type AdminContentRow, type ContentSlug, contentSlugs } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { isLegal, listValues, readDelivered } from '../../content/index.ts';

type Version = AdminContent['versions'][number];

/** The texts that the marketplace is delivered with. */
const first: Version = {
  number: 1,
  published_at: null,
  published_by: null,
  repeats: null,
  requests_consent: false,
};

const changer = sql<string | null>`coalesce(users.fullname, users.email)`.as('changer');

const readPages = ({ db }: Context) =>
  db
    .selectFrom('content_pages')
    .leftJoin('users', 'users.id', 'content_pages.draft_by')
    .select(['slug', 'version', 'draft', 'draft_at', changer]);

const readVersions = ({ db }: Context) =>
  db
    .selectFrom('content_versions')
    .leftJoin('users', 'users.id', 'content_versions.staff_id')
    .select(['slug', 'number', 'fields', 'requests_consent', 'repeats', 'published_at', changer])
    .orderBy('number', 'desc');
type VersionRow = Awaited<ReturnType<ReturnType<typeof readVersions>['execute']>>[number];

const presentVersion = ({
  number,
  requests_consent,
  repeats,
  published_at,
  changer,
}: VersionRow): Version => ({
  ...{ number, requests_consent, repeats },
  published_at: published_at.toISOString(),
  published_by: changer,
});

/** Every page that staff write, in the order of the table. */
export const listContent = async (ctx: Context): Promise<AdminContentRow[]> => {
  const [pages, versions] = await Promise.all([readPages(ctx).execute(), readVersions(ctx).execute()]);
  return contentSlugs.map((slug) => {
    const page = pages.find((row) => row.slug === slug);
    const newest = versions.find((row) => row.slug === slug);
    const published = newest ? presentVersion(newest) : first;
    const { title_id, title_en } = newest?.fields ?? readDelivered(slug);
    return {
      ...{ slug, title_id, title_en, published },
      has_draft: Boolean(page?.draft),
      changed_at: page?.draft_at?.toISOString() ?? published.published_at,
      changed_by: page?.draft ? page.changer : published.published_by,
    };
  });
};

/** One page with its draft and its publications. */
export const findContent = async (ctx: Context, slug: ContentSlug): Promise<AdminContent> => {
  const page = await readPages(ctx).where('slug', '=', slug).executeTakeFirst();
  const versions = await readVersions(ctx).where('slug', '=', slug).execute();
  return {
    slug,
    version: page?.version ?? 0,
    published: versions[0]?.fields ?? readDelivered(slug),
    draft: page?.draft ?? null,
    versions: [...versions.map(presentVersion), first],
    is_agreed_to: isLegal(slug),
    values: [...listValues(ctx)].map(([name, value]) => ({ name, value })),
  };
};
