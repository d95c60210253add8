import type { questions as indonesian } from './questions-page.id.ts';

export const questions: typeof indonesian = {
  title: 'Questions',
  lead: 'Your answer appears on the product page, where other shoppers can read it.',
  tabs: 'Questions by answer',
  tab: { all: 'All', unanswered: 'Unanswered', answered: 'Answered' },
  pages: 'Pages of questions',
  waiting: 'Waiting for your answer',
  answerHidden: 'Your answer is hidden',
  answers: 'Answers',
  side: { seller: 'Seller', buyer: 'Buyer' },
  edited: 'edited',
  answer: 'Answer',
  answerNamed: 'Answer the question: {{text}}',
  edit: 'Edit answer',
  editNamed: 'Edit answer: {{text}}',
  yourAnswer: "The store's answer",
  hint: 'Everyone can read it, and you can edit it for 24 hours. Leave out contacts outside Pasar.',
  needAnswer: 'Write your answer',
  longAnswer: 'Answers can have at most {{n}} characters',
  send: 'Send answer',
  seeAll: 'See all questions',
  none: {
    title: 'No questions yet',
    text: 'Shoppers can ask on your product pages. We notify you of every new question.',
  },
  noneHere: { title: 'No questions here', text: 'The full list has the others.' },
  gone: {
    title: 'This question is no longer shown',
    text: 'The product may not be on sale at the moment, or the question was hidden.',
  },
};
