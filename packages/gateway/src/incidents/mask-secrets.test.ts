import { expect, test } from 'vitest';
import { maskSecrets } from './mask-secrets.ts';

test.each([
  ['for buyer@pasar.example: no', 'for …: no'],
  ['token eyJhbGciOi.eyJzdWIi.s1gn', 'token …'],
  ['Authorization: Bearer abc.def', 'Authorization: Bearer …'],
  ['account 1234567890 and +62 812-3456-7890', 'account … and +…'],
  ['GET /cart?code=1234&name=Budi#x', 'GET /cart?code=…&name=…#x'],
  ['key 9f3c1a9f3c1a9f3c1a9f3c1a9f3c1a9f3c1a', 'key …'],
  ['at page (http://localhost:4000/r/seller/1.8.2/orders.a1b2.js:1:20045)', undefined],
  ['at page (storefront@1.4.0:12:3)', undefined],
  ["Cannot read properties of undefined (reading 'price')", undefined],
])('%s', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked ?? text);
});
