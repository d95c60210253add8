import { expect, test, vi } from 'vitest';
import type { Hot } from './dev-page.ts';
import { followMessages } from './follow-messages.ts';

const hotWith = (before: boolean) => {
  const accept = vi.fn();
  const hot = { data: before ? { before: true } : undefined, accept, dispose: vi.fn() };
  return { hot: hot as unknown as Hot, accept };
};

const open = () => {
  const { promise: rendered, resolve } = Promise.withResolvers<string>();
  const put = vi.fn();
  const texts = followMessages(() => undefined);
  texts.setMessages({ language: 'en', addResourceBundle: put, emit: (_, locale) => resolve(locale) });
  return { texts, put, rendered };
};

test('an edited table of texts replaces the one before it, and the page renders again [F46]', async () => {
  const { texts, put, rendered } = open();
  const { hot, accept } = hotWith(true);
  texts.settleMessages(hot, 'storefront', 'en', { home: { title: 'Fresh' } });
  expect(accept).toHaveBeenCalled();
  expect(put).toHaveBeenCalledWith('en', 'storefront', { home: { title: 'Fresh' } }, true, true);
  expect(await rendered).toBe('en');
});

test('a table that is read for the first time is left to whoever asked for it', () => {
  const { texts, put } = open();
  texts.settleMessages(hotWith(false).hot, 'storefront', 'id', { home: { title: 'Segar' } });
  expect(put).not.toHaveBeenCalled();
});
