import { describe, expect, test } from 'vitest';
import { paths } from './paths.ts';
import { routeTable } from './route-table.ts';

const { account, seller, ...others } = paths;

/** Every builder, called with values that need escaping where it takes any, beside the route that it leads to. */
const built: Record<string, string> = {
  'storefront.home': others.home(),
  'storefront.search': others.search({ search: 'kopi & teh', 'city[]': ['33.75', '32.73'], page: 2 }),
  'storefront.category': others.category('rumah/tangga', { sort: 'lates' }),
  'storefront.product': others.product('kaos polos?'),
  'storefront.store': others.store('toko#maju'),
  'storefront.brands': others.brands(),
  'storefront.flashSale': others.flashSale(),
  'storefront.promos': others.promos(),
  'storefront.promo': others.promo(7),
  'storefront.cart': others.cart(),
  'storefront.checkout': others.checkout(),
  'storefront.payment': others.payment('INV/20261121'),
  'storefront.wishlist': others.wishlist(),
  'storefront.addressBook': others.addressBook(),
  'buyer.overview': account.overview(),
  'buyer.bio': account.bio(),
  'buyer.company': account.company(),
  'buyer.documents': account.documents(),
  'buyer.security': account.security(),
  'buyer.notifications': account.notifications(),
  'buyer.orders': account.orders({ status: 'shipped' }),
  'buyer.order': account.order('ORD-1'),
  'buyer.invoice': account.invoice('ORD-1'),
  'buyer.reviews': account.reviews(),
  'buyer.wallet': account.wallet(),
  'seller.summary': seller.summary(),
  'seller.store': seller.store(),
  'seller.location': seller.location(),
  'seller.bank': seller.bank(),
  'seller.banner': seller.banner(),
  'seller.products': seller.products({ status: 'HIDDEN' }),
  'seller.newProduct': seller.newProduct(),
  'seller.importProducts': seller.importProducts(),
  'seller.product': seller.product(812),
  'seller.vouchers': seller.vouchers(),
  'seller.newVoucher': seller.newVoucher(),
  'seller.voucher': seller.voucher(5),
  'seller.orders': seller.orders(),
  'seller.order': seller.order('ORD-20261121-7K2QX'),
  'seller.reviews': seller.reviews(),
  'seller.wallet': seller.wallet(),
  'seller.notifications': seller.notifications(),
  'auth.login': others.login({ next: '/en/cart?a=b' }),
  'auth.register': others.register(),
  'auth.forgetPassword': others.forgetPassword(),
  'auth.verification': others.verification({ email: 'a+b@c.id', to: 'reset-password' }),
  'auth.resetPassword': others.resetPassword(),
  'auth.terms': others.terms(),
  'auth.setup': others.setup(),
  'auth.buyerSetup': others.buyerSetup(),
  'auth.socialReturn': others.socialReturn(),
  'auth.becomeSeller': others.becomeSeller(),
};

const matcher = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/?#]+')}$`);
const pathOf = (url: string) => url.replace(/[?#].*$/, '');

describe('the route table', () => {
  test('has exactly one builder per route', () => {
    const builders = [others, account, seller].flatMap((group) => Object.values(group));
    expect(builders).toHaveLength(routeTable.length);
    expect(Object.keys(built).toSorted()).toEqual(routeTable.map(({ id }) => id).toSorted());
  });

  test.each(routeTable)('$id is where its builder leads', ({ id, pattern }) => {
    const path = pathOf(built[id] ?? '');
    expect(path).toMatch(matcher(pattern));
    const literal = routeTable.filter((route) => route.pattern === path);
    const fitting = literal.length
      ? literal
      : routeTable.filter((route) => matcher(route.pattern).test(path));
    expect(fitting.map((route) => route.id)).toEqual([id]);
  });

  test('gives every route to the slice whose name starts its id', () => {
    for (const { id, slice } of routeTable) {
      expect(id.startsWith(`${slice}.`)).toBe(true);
    }
  });
});

describe('a path with a query', () => {
  test('repeats the key of a list and leaves out what is empty', () => {
    expect(paths.search({ search: '', 'city[]': ['33.75', '32.73'], page: undefined, sort: 'lates' })).toBe(
      '/search?city%5B%5D=33.75&city%5B%5D=32.73&sort=lates',
    );
  });
  test('[AUTH-14] carries the e-mail and the target of a code', () => {
    expect(paths.verification({ email: 'a+b@c.id', to: 'reset-password' })).toBe(
      '/verification-otp?email=a%2Bb%40c.id&to=reset-password',
    );
  });
});
