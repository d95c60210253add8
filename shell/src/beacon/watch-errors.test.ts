import { expect, test } from 'vitest';
import { findErrorRelease } from './watch-errors.ts';

const thrownIn = (stack: string): Error => Object.assign(new TypeError('x is not a function'), { stack });

test.each([
  ['TypeError: x\n at a (http://localhost:4000/r/seller/1.8.2/orders.a1b2.js:1:200)', 'seller 1.8.2'],
  [
    'a@https://pasar.example/r/shell/0.2.0-w17/main.js:1:2\nb@https://pasar.example/r/buyer/1.0.0/x.js',
    'shell 0.2.0-w17',
  ],
  ['TypeError: x\n at <anonymous>:1:1', undefined],
  ['TypeError: x\n at a (https://pasar.example/r/plan)', undefined],
  ['TypeError: x\n at a (https://pasar.example/r/No_Name/1.0.0/x.js)', undefined],
])('%j happened in %s [R7]', (stack, name) => {
  const release = findErrorRelease(thrownIn(stack));
  expect(release && `${release.app} ${release.version}`).toBe(name);
});

test('what is no error has no place', () => {
  expect(findErrorRelease('http://localhost/r/seller/1.0.0/x.js')).toBeUndefined();
  expect(findErrorRelease(undefined)).toBeUndefined();
});
