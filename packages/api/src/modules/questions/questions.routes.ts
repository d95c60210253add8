import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { listQuestions } from './show/list-questions.ts';
import { listStoreQuestions } from './show/list-store-questions.ts';
import { createQuestion } from './write/create-question.ts';
import { replyAsStore, replyToQuestion } from './write/reply-to-question.ts';

const { questions, sellerQuestions } = endpoints;

export const questionsRoutes = (app: App): void => {
  implement(app, questions.list, async ({ ctx, params, query, c }) => {
    const {
      questions: data,
      total,
      ...rights
    } = await listQuestions({ ctx, input: { ...params, ...query } });
    return { data, meta: pageMeta(c, { ...query, total }), ...rights };
  });
  implement(app, questions.ask, async ({ ctx, body }) => ({
    data: await createQuestion({ ctx, input: body }),
    message: message('question.asked', ctx.locale),
  }));
  implement(app, questions.answer, async ({ ctx, body }) => ({
    data: await replyToQuestion({ ctx, input: body }),
    message: message('question.answered', ctx.locale),
  }));
  implement(app, sellerQuestions.list, async ({ ctx, query, c }) => {
    const { rows, total, counts } = await listStoreQuestions({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }), counts };
  });
  implement(app, sellerQuestions.answer, async ({ ctx, body }) => ({
    data: await replyAsStore({ ctx, input: body }),
    message: message('question.answered', ctx.locale),
  }));
};
