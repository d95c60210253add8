import { openPage } from '@pasar/slice-kit/testing';
import { expectAccessible } from '@pasar/ui/testing';
import { expect, test } from 'vitest';
import { messages as en } from '../locales/en.ts';
import { messages as id } from '../locales/id.ts';
import { slice } from '../slice.ts';

test.each([
  ['id', id],
  ['en', en],
] as const)('the first page in %s', async (locale, texts) => {
  const { container } = await openPage(slice, '/__PREFIX__', {}, { locale });
  expect(container.textContent).toContain(texts.home.lead);
  await expectAccessible(container);
});
