import { type AdminHomeSections, type endpoints, type HandlerInput, homeSections } from '@pasar/contract';
import { sql } from 'kysely';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { recordAudit } from '../../audit/index.ts';
import { readHomeSections } from '../../catalog/index.ts';
import { getCurrentStaffUser } from '../assert-not-own.ts';

type Calls = typeof endpoints.adminHomeSections;
type Row = NonNullable<Awaited<ReturnType<typeof readHomeSections>>>;
type Published = Pick<Row, 'sections' | 'previous_id' | 'published_at'>;

/** The advisory lock of the home page: a change reads the last row and adds the next. */
const homeLock = 7_207;

const isSection = (name: string): name is AdminHomeSections['published'][number] =>
  (homeSections as readonly string[]).includes(name);

const present = (row: Row | undefined): AdminHomeSections => ({
  published: row?.sections?.filter(isSection) ?? [...homeSections],
  published_at: row?.published_at?.toISOString() ?? null,
  draft: row?.draft?.filter(isSection) ?? null,
  can_take_back: row ? row.previous_id !== null : false,
  version: row?.id ?? 0,
});

/** The sections of the home page, published and in preparation. */
export const findHomeSections = async (ctx: Context): Promise<AdminHomeSections> =>
  present(await readHomeSections(ctx));

interface Change {
  version: number;
  action: 'home.save' | 'home.publish' | 'home.take-back';
  reason?: string;
  /** The next row; undefined when the change makes no sense now. */
  toNext: (ctxInTx: Context, row: Row | undefined) => Promise<(Published & Pick<Row, 'draft'>) | undefined>;
}

/** Adds the next row. Throws 409 with what is there now when `version` is old or nothing can change. */
const change = (ctx: Context, { version, action, reason, toNext }: Change): Promise<AdminHomeSections> =>
  inTransaction(ctx, async (ctxInTx) => {
    await sql`select pg_advisory_xact_lock(${homeLock})`.execute(ctxInTx.db);
    const row = await readHomeSections(ctxInTx);
    const next = version === (row?.id ?? 0) ? await toNext(ctxInTx, row) : undefined;
    if (!next) throw apiError.conflict('request.conflict', present(row));
    const staff_id = getCurrentStaffUser(ctx).userId;
    await ctxInTx.db
      .insertInto('home_sections')
      .values({ ...next, staff_id, at: ctx.clock.now() })
      .execute();
    const [before, after] = [present(row), await findHomeSections(ctxInTx)];
    await recordAudit(ctxInTx, {
      action,
      target: { type: 'home', id: after.version },
      before: { published: before.published, draft: before.draft },
      after: { published: after.published, draft: after.draft },
      ...(reason !== undefined && { reason }),
    });
    return after;
  });

const unchanged: Published = { sections: null, previous_id: null, published_at: null };
const getPublished = (row: Row | undefined): Published =>
  row ? { sections: row.sections, previous_id: row.previous_id, published_at: row.published_at } : unchanged;

/** Saves the draft. */
export const saveHomeSections = ({
  ctx,
  input: { version, sections },
}: HandlerArgs<HandlerInput<Calls['save']>['body']>): Promise<AdminHomeSections> =>
  change(ctx, {
    version,
    action: 'home.save',
    toNext: async (_, row) => ({ ...getPublished(row), draft: sections }),
  });

/** Publishes the draft. */
export const publishHomeSections = ({
  ctx,
  input: { version },
}: HandlerArgs<HandlerInput<Calls['publish']>['body']>): Promise<AdminHomeSections> =>
  change(ctx, {
    version,
    action: 'home.publish',
    toNext: async (_, row) =>
      row?.draft
        ? { sections: row.draft, draft: null, previous_id: row.id, published_at: ctx.clock.now() }
        : undefined,
  });

/** Brings back what was published before; what is taken back is a draft unless another one is there. */
export const takeBackHomeSections = ({
  ctx,
  input: { version, reason },
}: HandlerArgs<HandlerInput<Calls['takeBack']>['body']>): Promise<AdminHomeSections> =>
  change(ctx, {
    version,
    action: 'home.take-back',
    reason,
    toNext: async ({ db }, row) => {
      if (!row || row.previous_id === null) return undefined;
      const before = await db
        .selectFrom('home_sections')
        .selectAll()
        .where('id', '=', row.previous_id)
        .executeTakeFirstOrThrow();
      return { ...getPublished(before), draft: row.draft ?? row.sections };
    },
  });
