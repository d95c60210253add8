import { expect, test } from 'vitest';
import { checkRendered } from './check-rendered.ts';

const answer = {
  ...{ status: 200, mode: 'ssr', lang: 'id', head: '', css: { ids: '', text: '' }, baseCss: '' },
  ...{ html: '<p>here</p>', hydration: {}, pages: ['help.home'] },
};

test('an answer of a render process is taken as it is said to be, without what nobody asked for [F26]', () => {
  expect(checkRendered({ ...answer, token: 'x' })).toEqual(answer);
});

test.each([
  ['no object', null],
  ['a status that is none', { ...answer, status: 700 }],
  ['markup that is no text', { ...answer, html: 7 }],
  ['another mode', { ...answer, mode: 'csr' }],
  ['an endless error', { ...answer, error: 'x'.repeat(8_193) }],
  [
    'more than 2 MB in all',
    { ...answer, html: 'x'.repeat(2 ** 20), hydration: { data: 'x'.repeat(2 ** 20) } },
  ],
])('%s is refused [F26]', (_, wrong) => {
  expect(() => checkRendered(wrong)).toThrow();
});
