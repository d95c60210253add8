import { defineListQuery, enumField } from '@pasar/dashboard';
import { linkTo } from '@pasar/slice-kit';

export const questionTabs = ['all', 'unanswered', 'answered'] as const;

/** The query of the address; `question` is the one that a notification leads to. */
export const { read: readQuestionQuery, toPath: questionListPath } = defineListQuery(
  (query) => linkTo('seller.questions', query),
  {
    state: enumField(questionTabs, 'all'),
    question: (text) => (text !== null && /^[1-9]\d{0,14}$/.test(text) ? text : undefined),
  },
);

export type QuestionQuery = ReturnType<typeof readQuestionQuery>;
