import type { StoredUser } from '@pasar/contract';
import { expect, test } from 'vitest';
import { RedirectTarget } from '../slice/redirect-to.ts';
import type { PageScope } from './page-scope.ts';
import { requireAccess } from './require-access.ts';

const buyer = { email: 'dewi@pasar.example', merchant: null } as StoredUser;
const seller = { ...buyer, merchant: { id: 3 } } as StoredUser;
const url = new URL('http://localhost/seller');

const scope = (known: StoredUser | null, now = known) => {
  const asked: (boolean | undefined)[] = [];
  const whoIsHere: PageScope['whoIsHere'] = async (fresh) => {
    asked.push(fresh);
    return fresh ? now : known;
  };
  return { asked, scope: { whoIsHere } as PageScope };
};

test('a seller whom this tab knew before the store existed is admitted, and nobody else is asked about', async () => {
  const late = scope(buyer, seller);
  await requireAccess('merchant', late.scope, url);
  expect(late.asked).toEqual([undefined, true]);
  const usual = scope(seller);
  await requireAccess('merchant', usual.scope, url);
  expect(usual.asked).toEqual([undefined]);
  const page = scope(buyer);
  await requireAccess('user', page.scope, url);
  expect(page.asked).toEqual([undefined]);
});

test('a user without a store is led to "become a seller", a visitor to the login', async () => {
  for (const [who, to] of [
    [buyer, /become-seller/],
    [null, /login/],
  ] as const) {
    const refused = await requireAccess('merchant', scope(who).scope, url).catch((target) => target);
    expect(refused).toBeInstanceOf(RedirectTarget);
    expect(JSON.stringify(refused)).toMatch(to);
  }
});
