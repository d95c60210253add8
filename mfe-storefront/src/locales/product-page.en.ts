import { productMessages } from './product.en.ts';
import type * as indonesian from './product-page.id.ts';

/** The page of a product estimates shipping to an address. */
export { addressBook } from './address-book-page.en.ts';
export { paging } from './paging.en.ts';
export { shippingRate } from './shipping-rate.en.ts';
export const {
  product,
  buy,
  chat,
  gallery,
  share,
  variants,
  seller,
  details,
  reviews,
  similar,
  viewer,
  shipping,
  storeVouchers,
  report,
  unavailable,
} = productMessages;

export const questions: typeof indonesian.questions = {
  title: 'Questions and answers',
  none: 'No questions about this product yet.',
  list: 'Questions',
  pages: 'Pages of questions',
  answersTo: 'Answers to: {{text}}',
  waiting: 'Waiting for an answer',
  you: 'You',
  seller: 'Seller',
  buyer: 'Buyer',
  ask: 'Ask a question',
  label: 'Your question',
  hint: 'Everyone can read it. Leave out phone numbers and other contacts.',
  short: 'Questions need at least {{n}} characters',
  long: 'Questions can have at most {{n}} characters',
  send: 'Send question',
  cancel: 'Cancel',
  answer: 'Answer',
  answerNamed: 'Answer the question: {{text}}',
  change: 'Change your answer',
  changeNamed: 'Change your answer to: {{text}}',
  answerLabel: 'Your answer',
  needAnswer: 'Write your answer',
  longAnswer: 'Answers can have at most {{n}} characters',
  sendAnswer: 'Send answer',
};
