import {
  type Access,
  type Endpoint,
  endpoint,
  getRight,
  hasStoreRight,
  type MemberRole,
  memberRoles,
  rolesFor,
  type StaffRole,
  type StoreRole,
  staffRoles,
} from '@pasar/contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAccount } from '../modules/accounts/index.ts';
import { createSessionToken } from '../modules/checkout/testing/shopping.ts';
import { openTestServer, type TestServer } from '../testing/open-test-server.ts';
import { openStore } from '../testing/products.ts';
import { allCalls } from './all-calls.ts';

let market: TestServer;
let people: Record<string, number>;
const chosenStores = new Map<number, number>();
beforeAll(async () => {
  market = await openTestServer({ requestsPerUser: 1e6, requestsPerAddress: 1e6 });
  people = await openPeople();
});
afterAll(() => market.close());

const callers = {
  newcomer: { user: 'open', merchant: 403, staff: 403 },
  buyer: { user: 'open', merchant: 403, staff: 403 },
  otherBuyer: { user: 'open', merchant: 403, staff: 403 },
  merchant: { user: 'open', merchant: 'open', staff: 403 },
  otherMerchant: { user: 'open', merchant: 'open', staff: 403 },
  unverifiedMerchant: { user: 'open', merchant: 'open', staff: 403 },
  ...Object.fromEntries(
    staffRoles.map((role) => [role, { user: 'open', merchant: 403, staff: 'open' } as const]),
  ),
  /** Staff whose last role is gone: nothing of the back office is open. */
  formerStaff: { user: 'open', merchant: 403, staff: 403 },
} satisfies Record<string, Record<Access, 'open' | 403>>;

const owners = ['merchant', 'otherMerchant', 'unverifiedMerchant'];
/** Those who work for a store that is not theirs: each role alone, two at once, and in a store that may not sell. */
const memberships: Record<string, { store: string; roles: readonly MemberRole[] }> = {
  ...Object.fromEntries(memberRoles.map((role) => [`member.${role}`, { store: 'merchant', roles: [role] }])),
  'member.catalogue and finance': { store: 'merchant', roles: ['catalogue', 'finance'] },
  'member.unverified': { store: 'unverifiedMerchant', roles: ['orders'] },
};
/** An owner whose session works in a store of somebody else has that store's roles alone. */
const ownerElsewhere = 'ownerElsewhere';
const rolesOf = (caller: string): readonly StoreRole[] => {
  if (owners.includes(caller)) return ['owner'];
  return caller === ownerElsewhere ? ['support'] : (memberships[caller]?.roles ?? []);
};
const everyCaller = [...Object.keys(callers), ...Object.keys(memberships), ownerElsewhere, 'formerMember'];

const isOpenTo = (caller: string, { access, staff, ...call }: Endpoint): boolean => {
  if (!access) return true;
  if (call.area) return hasStoreRight(rolesOf(caller), call.area, getRight(call));
  if (access === 'user') return true;
  if (staff && staffRoles.some((role) => role === caller)) return staff.some((role) => role === caller);
  return (callers as Record<string, Record<Access, 'open' | 403>>)[caller]?.[access] === 'open';
};

const openPeople = async (): Promise<Record<string, number>> => {
  const person = (name: string, more: { role?: 'staff'; staffRoles?: StaffRole[] } = {}) =>
    createAccount({
      ctx: market.context(),
      input: {
        email: `${name}@example.test`,
        fullname: 'Budi Santoso',
        registeredAs: 'buyer',
        password: null,
        ...more,
      },
    });
  const newcomer = await person('newcomer');
  const { db } = market.database;
  await db.updateTable('users').set({ onboarding_done_at: null }).where('id', '=', newcomer).execute();
  const owner = async (name: string, verification_status: 'approved' | 'submitted') =>
    (await openStore(market, { name, verification_status, user_id: await person(name) })).userId;
  const formerStaff = async () => {
    const id = await person('former-staff', { role: 'staff' });
    await db.deleteFrom('staff_members').where('user_id', '=', id).execute();
    return id;
  };
  const join = async (user_id: number, store: string, roles: readonly MemberRole[]) => {
    const { id } = await db
      .selectFrom('merchants')
      .select('id')
      .where('merchant_slug', '=', store)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('store_members')
      .values({ merchant_id: id, user_id, roles: [...roles], created_at: market.clock.now() })
      .execute();
    return id;
  };
  const slugs: Record<string, string> = { merchant: 'merchant', unverifiedMerchant: 'unverified' };
  const openMembers = async () => {
    const opened: Record<string, number> = {};
    for (const [name, { store, roles }] of Object.entries(memberships)) {
      opened[name] = await person(name.replaceAll(' ', '-'));
      await join(opened[name], slugs[store] ?? '', roles);
    }
    return opened;
  };
  const openFormerMember = async () => {
    const id = await person('former-member');
    await join(id, 'merchant', ['orders']);
    await db.deleteFrom('store_members').where('user_id', '=', id).execute();
    return id;
  };
  const openOwnerElsewhere = async () => {
    const id = await owner('owner-elsewhere', 'approved');
    chosenStores.set(id, await join(id, 'merchant', ['support']));
    return id;
  };
  return {
    newcomer,
    buyer: await person('buyer'),
    otherBuyer: await person('other-buyer'),
    merchant: await owner('merchant', 'approved'),
    otherMerchant: await owner('other-merchant', 'approved'),
    unverifiedMerchant: await owner('unverified', 'submitted'),
    ...Object.fromEntries(
      await Promise.all(
        staffRoles.map(async (role) => [role, await person(role, { role: 'staff', staffRoles: [role] })]),
      ),
    ),
    formerStaff: await formerStaff(),
    ...(await openMembers()),
    formerMember: await openFormerMember(),
    [ownerElsewhere]: await openOwnerElsewhere(),
  };
};
const tokens = new Map<string, string>();
/** Calls with the session of before; with a new one where an earlier call has ended that. */
const askAs = async (caller: string, endpoint: Endpoint) => {
  const token = tokens.get(caller);
  const answer = token && (await ask(endpoint, { token }));
  if (answer && answer.status !== 401) return answer;
  tokens.set(caller, await tokenFor(caller));
  return ask(endpoint, { token: tokens.get(caller) ?? '' });
};

const tokenFor = async (caller: string) => {
  const id = people[caller] ?? 0;
  const token = await createSessionToken(market, id);
  const merchant_id = chosenStores.get(id);
  if (merchant_id !== undefined)
    await market.database.db.updateTable('sessions').set({ merchant_id }).where('user_id', '=', id).execute();
  return token;
};

const all = allCalls.map(({ area, name, endpoint }) => [`${area}.${name}`, endpoint] as const);
const ask = ({ method, path }: Endpoint, more: { token?: string; headers?: Record<string, string> } = {}) =>
  market.call(path.replace(/:\w+/g, '1'), { method, ...more });

/** What somebody with an ended session can still send. */
const ended = {
  revoked: async () => {
    const token = await tokenFor('buyer');
    await market.call('/auth/logout', { method: 'POST', token });
    return token;
  },
  expired: async () => {
    const token = await tokenFor('buyer');
    const { db } = market.database;
    await db
      .updateTable('sessions')
      .set({ expires_at: new Date(market.clock.now().getTime() - 1) })
      .where('user_id', '=', people.buyer ?? 0)
      .execute();
    return token;
  },
  suspended: async () => {
    const token = await tokenFor('otherBuyer');
    const { db } = market.database;
    const suspend = (status: 'active' | 'suspended') =>
      db
        .updateTable('users')
        .set({ status })
        .where('id', '=', people.otherBuyer ?? 0)
        .execute();
    await suspend('suspended');
    return { token, undo: () => suspend('active') };
  },
};

/** A member of the staff, or of a store, without the right reads which roles have it. */
const wanted = (caller: string, { staff, ...call }: Endpoint) => {
  if (call.area) return rolesOf(caller).length > 0 ? { roles: rolesFor(call.area, getRight(call)) } : null;
  return staffWanted(caller, staff);
};
const staffWanted = (caller: string, staff: Endpoint['staff']) =>
  staff && (caller === 'formerStaff' || staffRoles.some((role) => role === caller)) ? { roles: staff } : null;

test('every call below /admin, and no other, names the roles that may make it [B2] [W1]', () => {
  for (const { endpoint } of allCalls)
    expect([endpoint.path, (endpoint.staff ?? []).length > 0]).toEqual([
      endpoint.path,
      endpoint.path.startsWith('/admin/'),
    ]);
  const call = { method: 'GET', path: '/admin/none', summary: 'None', data: v.null() } as const;
  // @ts-expect-error: without roles it does not compile.
  endpoint({ ...call, access: 'staff' });
  // @ts-expect-error: nor with an empty list of them.
  endpoint({ ...call, access: 'staff', staff: [] });
});

test('every call of a store names its area, and no other one does [W1]', () => {
  for (const { endpoint } of allCalls)
    expect([endpoint.path, endpoint.area !== undefined]).toEqual([
      endpoint.path,
      endpoint.access === 'merchant',
    ]);
  const call = { method: 'GET', path: '/none', summary: 'None', data: v.null() } as const;
  // @ts-expect-error: without an area it does not compile.
  endpoint({ ...call, access: 'merchant' });
  // @ts-expect-error: nor where the caller is no merchant.
  endpoint({ ...call, access: 'user', area: 'orders' });
});

describe('who may make a call, read from the contract', () => {
  test.each(all.filter(([, { access }]) => access))(
    '%s wants a session that lasts, in the Authorization header [S10] [S11] [S22]',
    async (_, endpoint) => {
      const token = await tokenFor('admin');
      const cookie = ['token', 'pasar_token', '__Host-pasar_token', 'session']
        .map((name) => `${name}=${token}`)
        .join('; ');
      const suspended = await ended.suspended();
      const answers = [
        await ask(endpoint),
        await ask(endpoint, { headers: { cookie } }),
        await ask(endpoint, { token: `${token}x` }),
        await ask(endpoint, { token: await ended.revoked() }),
        await ask(endpoint, { token: await ended.expired() }),
        await ask(endpoint, { token: suspended.token }),
      ];
      await suspended.undo();
      for (const answer of answers) expect(answer).toMatchObject({ status: 401, code: 401, data: null });
    },
  );

  test.each(all)('%s is open to those it is for, and to nobody else [S23]', async (_, endpoint) => {
    for (const caller of everyCaller) {
      const { status, data } = await askAs(caller, endpoint);
      if (!isOpenTo(caller, endpoint))
        expect({ caller, status, data }).toEqual({ caller, status: 403, data: wanted(caller, endpoint) });
      // A public call can reject a password or a proof with 401.
      else expect(endpoint.access ? [401, 403, 500] : [403, 500], `${caller}`).not.toContain(status);
    }
  });
});
