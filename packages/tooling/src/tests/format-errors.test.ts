import { expect, test } from 'vitest';
import { formatErrorNames, formatErrors, shortMessage } from './format-errors.ts';

const found = [
  'TestingLibraryElementError: Unable to find role "button"',
  '',
  'Here are the accessible roles:',
  '  heading:',
  '    at Object.getElementError (/market/node_modules/dom/config.js:37:19)',
  '    at /market/shell/src/header.test.tsx:12:5',
].join('\n');

test('a message is reported by its beginning and the place in the test, without the page that was searched', () => {
  expect(shortMessage(found, 12)).toEqual([
    'TestingLibraryElementError: Unable to find role "button"',
    '    at /market/shell/src/header.test.tsx:12:5',
  ]);
  expect(shortMessage('\u001b[31mone\u001b[39m\ntwo\nthree', 2)).toEqual(['one', 'two']);
});

test('each try is reported; of many errors each is short, so that all names are near the top', () => {
  const trouble = {
    name: 'a buyer pays',
    where: 'e2e/pay.spec.ts, phone',
    messages: ['no button', 'no page'],
  };
  expect(formatErrors([trouble])).toEqual([
    '  a buyer pays',
    '    e2e/pay.spec.ts, phone',
    '    try 1:',
    '      no button',
    '    try 2:',
    '      no page',
  ]);
  const long = Array.from({ length: 30 }, (_, line) => `line ${line}`).join('\n');
  const one = { ...trouble, messages: [long] };
  expect(formatErrors([one])).toHaveLength(2 + 12);
  expect(formatErrors(Array.from({ length: 20 }, () => one))).toHaveLength(20 * (2 + 3));
  expect(formatErrorNames([one])).toEqual(['  a buyer pays (e2e/pay.spec.ts, phone)']);
});
