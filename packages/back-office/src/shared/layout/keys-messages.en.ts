import type { id } from './keys-messages.id.ts';

export const en: typeof id = {
  here: 'On this page now',
  elsewhere: 'On other pages, or when something is open',
  palette: 'Open the commands',
  search: 'Go to the search field',
  go: 'Go to a page, by its letter in the menu',
  rows: 'Next row, previous row',
  open: 'Open a row beside the list',
  page: 'Open a row as a page',
  approve: 'Approve, or take the next step',
  reject: 'Reject or close',
  ask: 'Ask, answer or edit',
  previousNext: 'Previous, next',
  pick: 'Select a row',
  undo: 'Undo what was done with selected rows',
  send: 'Send a decision',
  close: 'Close the detail',
  switch: 'Single keys are on',
};
