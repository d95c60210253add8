import { expect, test } from 'vitest';
import { parseStack } from './parse-stack.ts';

test.each([
  [
    'TypeError: x\n    at async page (storefront@1.4.0:12:3)\n    at node:internal/x:1:2',
    [
      { name: 'async page', release: { app: 'storefront', version: '1.4.0', file: 'server/index.cjs' } },
      { name: '' },
    ],
  ],
  [
    'Error: x\n    at http://localhost:4000/r/~slow/seller/1.8.2-a1/orders.a1b2.js?r=1:1:200',
    [{ name: '', line: 1, column: 200, release: { app: 'seller', file: 'client/orders.a1b2.js' } }],
  ],
  [
    'render@https://pasar.example/r/buyer/1.0.0/12.js:1:2\n@https://pasar.example/r/shell/0.2.0/main.js:9:8',
    [{ name: 'render', release: { app: 'buyer' } }, { release: { app: 'shell', version: '0.2.0' } }],
  ],
  ['no stack at all', []],
])('%j', (stack, frames) => {
  const parsed = parseStack(stack);
  expect(parsed).toMatchObject(frames);
  expect(parsed).toHaveLength(frames.length);
});
