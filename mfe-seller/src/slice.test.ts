import { loadPageFiles } from '@pasar/slice-kit/testing';
import { expect, test } from 'vitest';
import { slice } from './slice.ts';

test.each(slice.pages.map((page) => [page.id, page] as const))('%s finds its files by its name', (_, page) =>
  expect(loadPageFiles(page)).resolves.toBeDefined(),
);

test('every page is in the workspace', () => {
  expect(slice.pages.map(({ layout }) => layout)).toEqual(slice.pages.map(() => 'workspace'));
});
