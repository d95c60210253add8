import { expect, test } from 'vitest';
import { createLinkTo } from './create-link-to.ts';

const patterns: Record<string, string> = {
  'storefront.home': '/',
  'storefront.search': '/search',
  'storefront.product': '/p/:slug',
  'buyer.invoice': '/account/orders/:code/invoice',
  'seller.product': '/seller/products/:id',
  'auth.verification': '/verification-otp',
};
const unknown: string[] = [];
const linkTo = createLinkTo({
  patternOf: (name) => patterns[name],
  onUnknown: (name) => void unknown.push(name),
});
/** As code of another release might call it, without its types. */
const loosely = linkTo as (name: string, values?: object) => string;

test('parameters go into the path, encoded', () => {
  expect(linkTo('storefront.home')).toBe('/');
  expect(linkTo('storefront.product', { slug: 'kaos polos?/#' })).toBe('/p/kaos%20polos%3F%2F%23');
  expect(linkTo('buyer.invoice', { code: 'ORD-1' })).toBe('/account/orders/ORD-1/invoice');
  expect(linkTo('seller.product', { id: 812 })).toBe('/seller/products/812');
});

test('the others become the query: lists repeat their key, and what is empty is left out', () => {
  expect(
    linkTo('storefront.search', { search: '', 'city[]': ['33.75', '32.73'], page: undefined, sort: 'lates' }),
  ).toBe('/search?city%5B%5D=33.75&city%5B%5D=32.73&sort=lates');
  expect(linkTo('storefront.product', { slug: 'kaos', variant: 3 })).toBe('/p/kaos?variant=3');
});

test('[AUTH-14] the address of a code carries the e-mail and the target', () => {
  expect(linkTo('auth.verification', { email: 'a+b@c.id', to: 'reset-password' })).toBe(
    '/verification-otp?email=a%2Bb%40c.id&to=reset-password',
  );
});

test('an unknown page leads home and is reported, and so is one that needs more than it is given', () => {
  expect(loosely('storefront.gone', { slug: 'kaos' })).toBe('/');
  expect(loosely('storefront.product', { code: 1 })).toBe('/');
  expect(unknown).toEqual(['storefront.gone', 'storefront.product']);
});

test('a wrong name and a missing parameter are type errors; `npm run check` makes the names first', () => {
  // @ts-expect-error no slice has this page
  expect(linkTo('storefront.prodct', { slug: 'kaos' })).toBe('/');
  // @ts-expect-error its pattern has a parameter
  expect(linkTo('storefront.product')).toBe('/');
  // @ts-expect-error its parameter has another name
  expect(linkTo('storefront.product', { id: 'kaos' })).toBe('/');
});
