import { expect, test } from 'vitest';
import { noticeMessages } from './security-notice.ts';

test('every notice of what somebody did leads to the page that secures the account, in both languages [W57]', () => {
  const withoutLink = Object.entries(noticeMessages).filter(
    ([, { id, en }]) => !id.otherwise.includes('{link}') || !en.otherwise.includes('{link}'),
  );
  // Nobody did this: an address stopped answering.
  expect(withoutLink.map(([notice]) => notice)).toEqual(['webhook-stopped']);
});
