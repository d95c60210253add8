import { sameTexts } from '@pasar/slice-kit/testing';
import { expect, test } from 'vitest';
import { slice } from './slice.ts';

test('[A50] every sentence is written in both languages', async () => {
  // Words that both languages share.
  expect(await sameTexts(slice)).toEqual(['OK', 'Username', 'Bank', 'PKP', 'Non-PKP']);
});
