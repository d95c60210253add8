import type { ProductQuestion, QuestionReply } from '@pasar/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { formatAuthor } from '../../reviews/index.ts';
import { hasStoreReply, isPublic } from './is-public.ts';
import { replyUntil } from './reply-until.ts';

interface Row {
  id: number;
  author_name: string;
  text: string;
  created_at: Date;
  user_id: number | null;
  product_id: number;
  is_answered: boolean;
}

interface AnswerRow extends Omit<Row, 'product_id' | 'is_answered'> {
  question_id: number;
  side: 'seller' | 'buyer';
  merchant_name: string;
  edited_at: Date | null;
}

interface Page {
  where: RawBuilder<boolean>;
  order: RawBuilder<unknown>;
  limit: number;
  offset?: number;
}

/** A question with what only its store needs. */
export type FoundQuestion = ProductQuestion & { product_id: number; is_answered: boolean };

/** What everybody may read of it. */
export const toPublic = ({ product_id: _, is_answered: __, ...question }: FoundQuestion): ProductQuestion =>
  question;

const readAnswers = async ({ db }: Context, ids: readonly number[]): Promise<AnswerRow[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<AnswerRow>`
    select a.id, a.question_id, a.user_id, a.side, a.author_name, m.merchant_name, a.text, a.created_at, a.edited_at
    from product_answers a
    join product_questions q on q.id = a.question_id
    join merchants m on m.id = q.merchant_id
    where a.question_id in (${sql.join(ids)}) and ${isPublic('a')}
    order by a.side = 'seller' desc, a.id`.execute(db);
  return rows;
};

/** A page of questions `q` with their answers, in the reader's language; names of users are shortened. */
export const readQuestions = async (
  ctx: Context,
  { where, order, limit, offset = 0 }: Page,
): Promise<FoundQuestion[]> => {
  const { actor, clock, db, locale } = ctx;
  const now = clock.now();
  const { rows } = await sql<Row>`
    select q.id, q.author_name, q.text, q.created_at, q.user_id, q.product_id, ${hasStoreReply} as is_answered
    from product_questions q where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db);
  const answers = await readAnswers(
    ctx,
    rows.map(({ id }) => id),
  );
  const isMine = (userId: number | null) => actor.kind === 'user' && actor.userId === userId;
  const masked = (author_name: string) => formatAuthor({ author_name, is_anonymous: true }, locale);
  const presentAnswer = (row: AnswerRow): QuestionReply => ({
    id: row.id,
    side: row.side,
    author: row.side === 'seller' ? row.merchant_name : masked(row.author_name),
    text: row.text,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    is_mine: isMine(row.user_id),
    can_edit: isMine(row.user_id) && now < replyUntil(row.created_at),
  });
  return rows.map((row) => ({
    id: row.id,
    author: masked(row.author_name),
    text: row.text,
    created_at: row.created_at.toISOString(),
    is_mine: isMine(row.user_id),
    answers: answers.filter(({ question_id }) => question_id === row.id).map(presentAnswer),
    product_id: row.product_id,
    is_answered: row.is_answered,
  }));
};

/** One question; undefined when there is none. */
export const readQuestion = async (ctx: Context, id: number): Promise<FoundQuestion | undefined> =>
  (await readQuestions(ctx, { where: sql`q.id = ${id}`, order: sql`q.id`, limit: 1 }))[0];

/** How many questions `q` there are. */
export const countQuestions = async ({ db }: Context, where: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from product_questions q where ${where}`.execute(db);
  return rows[0]?.total ?? 0;
};
