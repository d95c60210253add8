import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { Meta, pageQuery } from '../envelope.ts';
import { ProductId } from '../ids.ts';
import { messageId } from '../messages/message-id.ts';
import { BodyId, PathId } from '../schemas/wire-id.ts';
import { questionLimits } from './question-limits.ts';

/** The store, or a buyer with a completed order of the product. */
const answerSides = ['seller', 'buyer'] as const;

export const QuestionReply = v.object({
  id: v.number(),
  side: v.picklist(answerSides),
  /** The store's name, or a buyer's shortened one. */
  author: v.string(),
  text: v.string(),
  created_at: v.string(),
  edited_at: v.nullable(v.string()),
  is_mine: v.boolean(),
  /** Mine, and young enough to be changed. */
  can_edit: v.boolean(),
});
export type QuestionReply = v.InferOutput<typeof QuestionReply>;

export const ProductQuestion = v.object({
  id: v.number(),
  /** Shortened. */
  author: v.string(),
  text: v.string(),
  created_at: v.string(),
  is_mine: v.boolean(),
  /** The store's first, then the oldest. */
  answers: v.array(QuestionReply),
});
export type ProductQuestion = v.InferOutput<typeof ProductQuestion>;

/** A question as its store sees it. */
export const StoreQuestion = v.object({
  ...ProductQuestion.entries,
  /** Whether the store has answered, even when that answer is hidden. */
  is_answered: v.boolean(),
  product: v.object({ id: ProductId, name: v.string(), slug: v.string(), image: v.nullable(v.string()) }),
});
export type StoreQuestion = v.InferOutput<typeof StoreQuestion>;

const questionText = v.pipe(
  v.string(messageId('question.text.required')),
  v.trim(),
  v.nonEmpty(messageId('question.text.required')),
  v.minLength(questionLimits.minLength, messageId('question.text.short')),
  v.maxLength(questionLimits.maxLength, messageId('question.text.long')),
);

const answerBody = v.object({
  question_id: BodyId,
  text: v.pipe(
    v.string(messageId('question.answer.required')),
    v.trim(),
    v.nonEmpty(messageId('question.answer.required')),
    v.maxLength(questionLimits.maxLength, messageId('question.answer.long')),
  ),
});

export const questions = {
  list: endpoint({
    method: 'GET',
    path: '/products/questions/:id',
    summary: 'Questions about a product with their answers: the answered ones first, or the newest',
    params: v.object({ id: PathId }),
    query: v.object({
      sort: v.optional(v.picklist(['useful', 'newest']), 'useful'),
      /** This one comes first. */
      question: v.optional(PathId),
      ...pageQuery,
    }),
    data: v.array(ProductQuestion),
    meta: Meta,
    extra: v.object({
      /** Whether the current user may ask and answer here; a visitor has to log in first. */
      may_ask: v.boolean(),
      may_answer: v.boolean(),
    }),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/products/questions',
    summary: "Ask about a product of an open store, not of one's own: 5 questions within 24 hours",
    access: 'user',
    idempotent: true,
    body: v.object({ product_id: BodyId, text: questionText }),
    data: ProductQuestion,
  }),
  answer: endpoint({
    method: 'POST',
    path: '/products/questions/answer',
    summary:
      'Answer a question about a product that I bought or sell; a second call within 24 hours changes the answer',
    access: 'user',
    idempotent: true,
    body: answerBody,
    data: ProductQuestion,
  }),
};

export const sellerQuestions = {
  list: endpoint({
    method: 'GET',
    path: '/merchant/dashboard/questions/list',
    summary: "Questions about my store's products: the unanswered ones first, the longest wait on top",
    access: 'merchant',
    area: 'talk',
    query: v.object({
      state: v.optional(v.picklist(['all', 'unanswered', 'answered']), 'all'),
      /** This one alone. */
      question: v.optional(PathId),
      ...pageQuery,
    }),
    data: v.array(StoreQuestion),
    meta: Meta,
    extra: v.object({
      counts: v.object({ all: v.number(), unanswered: v.number(), answered: v.number() }),
    }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/merchant/dashboard/questions/answer',
    summary: "Answer a question about my store's product; a second call within 24 hours changes the answer",
    access: 'merchant',
    area: 'talk',
    idempotent: true,
    body: answerBody,
    data: StoreQuestion,
  }),
};
