import {
  type endpoints,
  type HandlerInput,
  hasStoreRight,
  type ProductQuestion,
  questionLimits,
  type StoreQuestion,
} from '@pasar/contract';
import { sql } from 'kysely';
import { type SignedInUser, worksFor } from '../../../platform/actor.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { apiError } from '../../../platform/http/api-error.ts';
import { getCurrentMerchantId } from '../../../platform/http/get-current-merchant-id.ts';
import { getCurrentUser } from '../../../platform/http/get-current-user.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { hasBought } from '../show/has-bought.ts';
import { isOpen } from '../show/is-public.ts';
import { readStoreQuestion } from '../show/list-store-questions.ts';
import { readQuestion, toPublic } from '../show/read-questions.ts';
import { replyUntil } from '../show/reply-until.ts';
import { assertNoContacts } from './assert-no-contacts.ts';
import { readAuthorName } from './read-author-name.ts';

type Body = HandlerInput<typeof endpoints.questions.answer>['body'];

interface Question {
  id: number;
  product_id: number;
  merchant_id: number;
}

/** Locked, so that simultaneous answers are written one after the other. Throws 404. */
const lockQuestion = async ({ db }: Context, id: number): Promise<Question> => {
  const { rows } = await sql<Question>`
    select q.id, q.product_id, q.merchant_id from product_questions q where q.id = ${id} and ${isOpen}
    for update of q`.execute(db);
  const [question] = rows;
  if (!question) throw apiError.notFound('question.not-found');
  return question;
};

/** Who works for the store answers as the store or not at all. */
const sideOf = async (ctx: Context, user: SignedInUser, question: Question) => {
  const { userId, merchantId, storeRoles = [] } = user;
  if (worksFor(user, question.merchant_id)) {
    if (merchantId !== question.merchant_id) throw apiError.forbidden('question.other-store');
    if (!hasStoreRight(storeRoles, 'talk', 'write')) throw apiError.forbidden('merchant.role');
    return 'seller';
  }
  if (await hasBought(ctx, userId, question.product_id)) return 'buyer';
  throw apiError.forbidden('question.buyers-only');
};

const findOwnAnswer = ({ db }: Context, questionId: number, userId: number) =>
  db
    .selectFrom('product_answers')
    .selectAll()
    .where('question_id', '=', questionId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** A changed text may be reported anew. */
const changeAnswer = async (
  { db, clock }: Context,
  before: NonNullable<Awaited<ReturnType<typeof findOwnAnswer>>>,
  text: string,
) => {
  if (before.text === text) return;
  const now = clock.now();
  if (before.state === 'reported' || before.state === 'hidden')
    throw apiError.conflict('question.answer.hidden', { reason: 'answer_hidden' });
  if (now >= replyUntil(before.created_at))
    throw apiError.conflict('question.answer.closed', { reason: 'answer_closed' });
  await db
    .updateTable('product_answers')
    .set({ text, state: 'visible', edited_at: now })
    .where('id', '=', before.id)
    .execute();
};

const assertNotFull = async ({ db }: Context, questionId: number) => {
  const { given } = await db
    .selectFrom('product_answers')
    .select((e) => e.fn.countAll<number>().as('given'))
    .where('question_id', '=', questionId)
    .where('side', '=', 'buyer')
    .executeTakeFirstOrThrow();
  if (given >= questionLimits.buyerAnswers)
    throw apiError.conflict('question.answers-full', { reason: 'full' });
};

const write = async (ctx: Context, { question_id, text }: Body): Promise<Question> => {
  const user = getCurrentUser(ctx);
  const { userId } = user;
  const question = await lockQuestion(ctx, question_id);
  const side = await sideOf(ctx, user, question);
  assertNoContacts(ctx, text);
  const before = await findOwnAnswer(ctx, question_id, userId);
  if (before) {
    await changeAnswer(ctx, before, text);
    return question;
  }
  if (side === 'buyer') await assertNotFull(ctx, question_id);
  const { id } = await ctx.db
    .insertInto('product_answers')
    .values({
      ...{ question_id, side, text, user_id: userId },
      author_name: await readAuthorName(ctx, userId),
      created_at: ctx.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await emit(ctx, 'question.answered', { answerId: id });
  return question;
};

/**
 * Answers a question, as its store or as a buyer with a completed order of the product; a second call within 24 hours
 * changes the answer (people W13). Throws 401, 403 for everybody else, 404, 409, and 422 for contacts.
 */
export const replyToQuestion = ({ ctx, input }: HandlerArgs<Body>): Promise<ProductQuestion> =>
  inTransaction(ctx, async (ctxInTx) => {
    await write(ctxInTx, input);
    const answered = await readQuestion(ctxInTx, input.question_id);
    if (!answered) throw apiError.notFound('question.not-found');
    return toPublic(answered);
  });

/** The same for the current user's store. Throws 401, 403, 404 for questions of other stores, 409 and 422. */
export const replyAsStore = ({ ctx, input }: HandlerArgs<Body>): Promise<StoreQuestion> =>
  inTransaction(ctx, async (ctxInTx) => {
    const merchantId = getCurrentMerchantId(ctxInTx);
    const { merchant_id } = await lockQuestion(ctxInTx, input.question_id);
    if (merchant_id !== merchantId) throw apiError.notFound('question.not-found');
    await write(ctxInTx, input);
    const answered = await readStoreQuestion(ctxInTx, merchantId, input.question_id);
    if (!answered) throw apiError.notFound('question.not-found');
    return answered;
  });
