import type { AdminContent, ContentFields, ContentSlug, endpoints, HandlerInput } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { json } from '../../../platform/database/json.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { isLegal, readDelivered } from '../../content/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';
import { assertReadable } from './assert-readable.ts';
import { findContent } from './read-content.ts';

type Calls = typeof endpoints.adminContent;
type Body<Call extends 'save' | 'publish' | 'restore'> = HandlerInput<Calls[Call]>['body'];

interface Change {
  slug: ContentSlug;
  version: number;
  action: 'content.save' | 'content.publish' | 'content.restore';
  reason?: string;
  apply: (ctxInTx: Context, now: AdminContent) => Promise<void>;
}

/** Of two changes of a page at once the second waits, and then finds another version. */
const lockPage = async ({ db }: Context, slug: ContentSlug): Promise<void> => {
  await db
    .insertInto('content_pages')
    .values({ slug, draft: null, draft_by: null, draft_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.selectFrom('content_pages').select('slug').where('slug', '=', slug).forUpdate().execute();
};

/** What the audit log has of a page: its texts stay in the publications, which nobody changes. */
const summarize = ({ versions: [newest], draft }: AdminContent) => ({
  published: newest?.number,
  draft: draft !== null,
});

/** Changes a page. Throws 409 with what is there now when `version` is old. */
const change = (ctx: Context, { slug, version, action, reason, apply }: Change): Promise<AdminContent> =>
  inTransaction(ctx, async (ctxInTx) => {
    await lockPage(ctxInTx, slug);
    const before = await findContent(ctxInTx, slug);
    if (before.version !== version) throw apiError.conflict('request.conflict', before);
    await apply(ctxInTx, before);
    await ctxInTx.db
      .updateTable('content_pages')
      .set({ version: version + 1 })
      .where('slug', '=', slug)
      .execute();
    const after = await findContent(ctxInTx, slug);
    await recordAudit(ctxInTx, {
      action,
      target: { type: 'content', id: slug },
      before: summarize(before),
      after: summarize(after),
      ...(reason !== undefined && { reason }),
    });
    return after;
  });

const setDraft = async (ctxInTx: Context, slug: ContentSlug, draft: ContentFields | null): Promise<void> => {
  const by = draft && getCurrentStaffUser(ctxInTx).userId;
  await ctxInTx.db
    .updateTable('content_pages')
    .set({ draft: draft && json(draft), draft_by: by, draft_at: draft && ctxInTx.clock.now() })
    .where('slug', '=', slug)
    .execute();
};

const publishTexts = async (
  ctxInTx: Context,
  { slug, versions: [newest] }: AdminContent,
  given: { fields: ContentFields; requests_consent: boolean; repeats: number | null },
): Promise<void> => {
  await ctxInTx.db
    .insertInto('content_versions')
    .values({
      ...given,
      ...{ slug, number: (newest?.number ?? 1) + 1 },
      fields: json(given.fields),
      staff_id: getCurrentStaffUser(ctxInTx).userId,
      published_at: ctxInTx.clock.now(),
    })
    .execute();
};

const isSame = (one: ContentFields, other: ContentFields): boolean =>
  (Object.keys(one) as (keyof ContentFields)[]).every((field) => one[field] === other[field]); // the fields of the type

/** Saves a draft. Throws 422 for what a page would not show. */
export const saveContent = async (
  ctx: Context,
  { slug, version, ...texts }: Body<'save'>,
): Promise<AdminContent> => {
  assertReadable(ctx, texts);
  return change(ctx, {
    ...{ slug, version, action: 'content.save' },
    apply: (ctxInTx, { published }) => setDraft(ctxInTx, slug, isSame(texts, published) ? null : texts),
  });
};

/** Publishes the draft in both languages. Throws 409 where there is none. */
export const publishContent = (
  ctx: Context,
  { slug, version, requests_consent }: Body<'publish'>,
): Promise<AdminContent> =>
  change(ctx, {
    ...{ slug, version, action: 'content.publish' },
    apply: async (ctxInTx, now) => {
      if (!now.draft) throw apiError.conflict('content.no-draft', now);
      const asked = requests_consent && isLegal(slug);
      await publishTexts(ctxInTx, now, { fields: now.draft, requests_consent: asked, repeats: null });
      await setDraft(ctxInTx, slug, null);
    },
  });

const findTexts = async ({ db }: Context, slug: ContentSlug, number: number): Promise<ContentFields> => {
  if (number === 1) return readDelivered(slug);
  const row = await db
    .selectFrom('content_versions')
    .select('fields')
    .where('slug', '=', slug)
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) throw apiError.notFound();
  return row.fields;
};

/** Publishes an earlier publication again; a draft stays. Throws 404 for an unknown number. */
export const restoreContent = (
  ctx: Context,
  { slug, version, number, reason }: Body<'restore'>,
): Promise<AdminContent> =>
  change(ctx, {
    ...{ slug, version, action: 'content.restore', reason },
    apply: async (ctxInTx, now) => {
      const texts = await findTexts(ctxInTx, slug, number);
      await publishTexts(ctxInTx, now, { fields: texts, requests_consent: false, repeats: number });
    },
  });

/** The texts that a preview shows. Throws 404 for an unknown number. */
export const findPreviewed = async (
  ctx: Context,
  { slug, number }: HandlerInput<Calls['preview']>['query'],
): Promise<ContentFields> => {
  if (number !== undefined) return findTexts(ctx, slug, number);
  const { draft, published } = await findContent(ctx, slug);
  return draft ?? published;
};
