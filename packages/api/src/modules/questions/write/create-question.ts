import { type endpoints, type HandlerInput, type ProductQuestion, questionLimits } from '@pasar/contract';
import { worksFor } from '../../../platform/actor.ts';
import { day, earlier, hour, second } from '../../../platform/clock.ts';
import type { Context, HandlerArgs } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { ApiError, apiError } from '../../../platform/http/api-error.ts';
import { getCurrentUser } from '../../../platform/http/get-current-user.ts';
import { emit } from '../../../platform/jobs/outbox.ts';
import { createMessage } from '../../../platform/message.ts';
import { findProduct } from '../show/find-product.ts';
import { readQuestion, toPublic } from '../show/read-questions.ts';
import { assertNoContacts } from './assert-no-contacts.ts';
import { readAuthorName } from './read-author-name.ts';

type Body = HandlerInput<typeof endpoints.questions.ask>['body'];

/** The user's row is locked, so that simultaneous questions are counted one after the other. */
const assertNotTooMany = async ({ db, clock }: Context, userId: number) => {
  await db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirst();
  const oldest = await db
    .selectFrom('product_questions')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('created_at', '>', earlier(clock, day))
    .orderBy('created_at', 'desc')
    .offset(questionLimits.perDay - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const wait = oldest.created_at.getTime() + day - clock.now().getTime();
  const seconds = Math.ceil(wait / second);
  throw new ApiError(429, createMessage('question.many.hours', { n: Math.ceil(wait / hour) }), {
    retryAfter: seconds,
    data: { wait: seconds },
  });
};

/**
 * Asks about a product (people W13). Throws 401, 403 for a product of one's own store, 404 for one that is not sold,
 * 422 for contacts, and 429 with the wait after 5 questions within 24 hours.
 */
export const createQuestion = ({
  ctx,
  input: { product_id, text },
}: HandlerArgs<Body>): Promise<ProductQuestion> =>
  inTransaction(ctx, async (ctxInTx) => {
    const { clock, db } = ctxInTx;
    const user = getCurrentUser(ctxInTx);
    const { userId } = user;
    const { merchant_id } = await findProduct(ctxInTx, product_id);
    if (worksFor(user, merchant_id)) throw apiError.forbidden('question.own-store');
    assertNoContacts(ctxInTx, text);
    await assertNotTooMany(ctxInTx, userId);
    const { id } = await db
      .insertInto('product_questions')
      .values({
        ...{ product_id, merchant_id, text, user_id: userId },
        author_name: await readAuthorName(ctxInTx, userId),
        created_at: clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await emit(ctxInTx, 'question.asked', { questionId: id });
    const asked = await readQuestion(ctxInTx, id);
    if (!asked) throw new Error('a question that was asked cannot be read');
    return toPublic(asked);
  });
