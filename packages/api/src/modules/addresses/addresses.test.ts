import { maxAddresses } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';
import { auditAddresses } from './audit-addresses.ts';
import { defaultAddress, findAddress } from './index.ts';

let market: TestServer;
let dewi: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  dewi = await createSignedInUser(market, { email: 'dewi@example.test', fullname: 'Dewi Larasati' });
});
afterAll(() => market.close());

const home = {
  label: 'Rumah',
  receiver_name: 'Dewi Larasati',
  phone: '081234567890',
  address: 'Jl. Boulevard No. 12',
  province_id: '73',
  city_id: '73.71',
  sub_district_id: '73.71.09',
  area_id: '73.71.09.1011',
  zipcode: '90233',
};
const office = {
  ...home,
  label: 'Kantor',
  province_id: '31',
  city_id: '31.74',
  sub_district_id: '31.74.01',
  area_id: '31.74.01.1001',
  zipcode: '12820',
};

const call = (path: string, body?: object, token = dewi.token) =>
  market.call(`/addressbook/${path}`, { method: path === 'list' ? 'GET' : 'POST', body, token });
const add = async (label: string, more: object = {}): Promise<number> =>
  (await call('add', { ...home, label, ...more })).data.id;
/** The labels in the order of the list; the default with a star. */
const book = async (token = dewi.token): Promise<string[]> =>
  (await call('list', undefined, token)).data.map(
    ({ label, is_default }: { label: string; is_default: boolean }) => label + (is_default ? '*' : ''),
  );

describe('the address book [ADDR-01] [API-14]', () => {
  test('begins empty', async () => {
    expect((await call('list')).data).toEqual([]);
    expect(await defaultAddress(market.context(), dewi.id)).toBeNull();
  });

  test('shows an entry with the names of its regions; the first one is the default', async () => {
    const { code, message, data } = await call('add', home);
    expect([code, message]).toEqual([200, 'Alamat tersimpan']);
    const entry = {
      id: 1,
      ...home,
      province: 'Sulawesi Selatan',
      city: 'Kota Makassar',
      sub_district: 'Panakkukang',
      area: expect.stringMatching(/^[A-Z]/),
      is_default: true,
    };
    expect(data).toEqual({ id: 1, addresses: [entry] });
    expect((await call('list')).data).toEqual([entry]);
    expect(await defaultAddress(market.context(), dewi.id)).toEqual(entry);
    expect(await findAddress(market.context(), dewi.id, 1)).toEqual(entry);
  });

  test('takes a pasted phone number and is as strict as the forms', async () => {
    const { data } = await call('add', { ...home, phone: '+62 812-3456-7890' });
    expect(data.addresses[0].phone).toBe('081234567890');
    const refused = await call('add', {
      ...home,
      label: '',
      receiver_name: 'D',
      phone: '12',
      address: 'Jl. 1',
      zipcode: '9023',
      city_id: 'x',
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.data).toSorted()).toEqual([
      'address',
      'city_id',
      'label',
      'phone',
      'receiver_name',
      'zipcode',
    ]);
  });

  test('lists the default first, then the newest', async () => {
    for (const label of ['A', 'B', 'C']) await add(label);
    expect(await book()).toEqual(['A*', 'C', 'B']);
    expect(await add('D', { is_default: true })).toBe(4);
    expect(await book()).toEqual(['D*', 'C', 'B', 'A']);
  });

  test('keeps 20 addresses and rejects another one, also a restored one', async () => {
    for (let n = 1; n <= maxAddresses; n++) await add(`Rumah ${n}`);
    const refused = await call('add', home);
    expect(refused).toMatchObject({
      status: 409,
      message: 'Maksimal 20 alamat',
      data: { reason: 'address_book_full', max: 20 },
    });
    await call('delete/5');
    await add('Yang baru');
    expect((await call('restore/5')).status).toBe(409);
    expect(await book()).toHaveLength(20);
  });

  test('gets an addition twice under one key: one entry', async () => {
    const headers = { 'idempotency-key': 'alamat-baru-1' };
    const once = () => market.call('/addressbook/add', { body: home, token: dewi.token, headers });
    const [first, second] = [await once(), await once()];
    expect(second.data).toEqual(first.data);
    expect(await book()).toEqual(['Rumah*']);
  });
});

describe('regions of an address [SETUP-09]', () => {
  test.each([
    ['a city of another province', { city_id: '31.74' }, ['city_id', 'sub_district_id']],
    ['a sub-district of another city', { sub_district_id: '73.72.01' }, ['sub_district_id', 'area_id']],
    ['a village of another sub-district', { area_id: '31.74.01.1001' }, ['area_id']],
    ['a province that is none', { province_id: '00' }, ['province_id', 'city_id']],
    ['a village that is none', { area_id: '73.71.09.9999' }, ['area_id']],
    [
      'a province that stayed while everything below was chosen anew',
      { ...office, province_id: '32' },
      ['city_id'],
    ],
  ])('%s is refused at the right field', async (_, change, fields) => {
    const { status, message, data } = await call('add', { ...home, ...change });
    expect(status).toBe(422);
    expect(message).toBe('Wilayah ini tidak cocok dengan pilihan di atasnya');
    expect(Object.keys(data)).toEqual(fields);
    expect(await book()).toEqual([]);
  });

  test('are checked when an address is changed, too', async () => {
    const id = await add('Rumah');
    const refused = await call(`edit/${id}`, { ...home, province_id: '31' });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['city_id']]);
    expect((await call('list')).data[0].province_id).toBe('73');
  });
});

describe('changing the book [ADDR-01]', () => {
  test('an edit changes the address and preserves the default', async () => {
    const id = await add('Rumah');
    await add('Lain');
    const { data } = await call(`edit/${id}`, { ...office, is_default: false });
    expect(data.id).toBe(id);
    expect(data.addresses[0]).toMatchObject({
      ...office,
      city: 'Kota Administrasi Jakarta Selatan',
      is_default: true,
    });
    expect(await book()).toEqual(['Kantor*', 'Lain']);
  });

  test('an edit may make another one the default', async () => {
    await add('A');
    const id = await add('B');
    await call(`edit/${id}`, { ...home, label: 'B', is_default: true });
    expect(await book()).toEqual(['B*', 'A']);
  });

  test('the default is selected, and selecting it again changes nothing', async () => {
    await add('A');
    const id = await add('B');
    for (let times = 0; times < 2; times++) {
      const { data } = await call(`setdefault/${id}`);
      expect(data.map(({ label }: { label: string }) => label)).toEqual(['B', 'A']);
    }
    expect(await book()).toEqual(['B*', 'A']);
  });

  test('deleting the default makes the newest other one the default', async () => {
    for (const label of ['A', 'B', 'C']) await add(label);
    const { message, data } = await call('delete/1');
    expect(message).toBe('Alamat dihapus');
    expect(data.map(({ label }: { label: string }) => label)).toEqual(['C', 'B']);
    expect(await book()).toEqual(['C*', 'B']);
    expect(await findAddress(market.context(), dewi.id, 1)).toBeNull();
  });

  test('deleting another one leaves the default, deleting the last one leaves none', async () => {
    for (const label of ['A', 'B']) await add(label);
    await call('delete/2');
    expect(await book()).toEqual(['A*']);
    await call('delete/1');
    expect(await book()).toEqual([]);
    await add('C');
    expect(await book()).toEqual(['C*']);
  });

  test('a deletion that is taken back brings the default back', async () => {
    for (const label of ['A', 'B', 'C']) await add(label);
    await call('delete/1');
    await call('restore/1');
    expect(await book()).toEqual(['A*', 'C', 'B']);
    await call('delete/2');
    const { data } = await call('restore/2');
    expect(data).toHaveLength(3);
    expect(await book()).toEqual(['A*', 'C', 'B']);
  });

  test('unless another default was selected since', async () => {
    for (const label of ['A', 'B', 'C']) await add(label);
    await call('delete/1');
    await call('setdefault/2');
    await call('restore/1');
    expect(await book()).toEqual(['B*', 'C', 'A']);
  });

  test('the only address that comes back is the default; one that is there stays', async () => {
    await add('A');
    await add('B');
    await call('delete/2');
    await call('delete/1');
    await call('restore/2');
    expect(await book()).toEqual(['B*']);
    expect((await call('restore/2')).status).toBe(200);
    expect(await book()).toEqual(['B*']);
  });

  test.each(['edit/9', 'setdefault/9', 'delete/9', 'restore/9', 'delete/1', 'setdefault/1', 'edit/1'])(
    '%s, which is not there or deleted, is not found',
    async (path) => {
      await add('A');
      await add('B');
      await call('delete/1');
      expect((await call(path, path.startsWith('edit') ? home : undefined)).status).toBe(404);
      expect(await book()).toEqual(['B*']);
    },
  );
});

describe("somebody else's address [S22]", () => {
  test.each(['edit', 'setdefault', 'delete', 'restore'])(
    'is not found by %s, and stays as it is',
    async (verb) => {
      const sari = await createSignedInUser(market, { email: 'sari@example.test' });
      await add('A');
      await add('B');
      await add('C');
      await call('delete/3');
      const change = (id: number, token?: string) =>
        market.call(`/addressbook/${verb}/${id}`, {
          method: 'POST',
          token,
          body: verb === 'edit' ? { ...office, is_default: true } : undefined,
        });
      for (const id of [2, 3]) {
        expect(await change(id, sari.token)).toMatchObject({ status: 404, data: null });
        expect((await change(id)).status).toBe(401);
      }
      expect(await book()).toEqual(['A*', 'B']);
      expect(await book(sari.token)).toEqual([]);
      expect(await findAddress(market.context(), sari.id, 1)).toBeNull();
    },
  );
});

describe('changes at the same time', () => {
  const oneDefault = async () => {
    expect((await book()).filter((label) => label.endsWith('*'))).toHaveLength(1);
    expect(await auditAddresses(market.context())).toEqual([]);
  };

  test('of twelve first addresses one is the default', { tags: 'slow' }, async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => call('add', { ...home, label: `A${n}`, is_default: n % 3 === 0 })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await book()).toHaveLength(12);
    await oneDefault();
  });

  test('of thirty additions twenty fit', { tags: 'slow' }, async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => call('add', home)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
    await oneDefault();
  });

  test('choosing, deleting and restoring everything at once leaves one default', {
    tags: 'slow',
  }, async () => {
    for (let n = 1; n <= 8; n++) await add(`A${n}`);
    for (let round = 0; round < 4; round++) {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => n + 1).flatMap((id) => [
          call(`setdefault/${id}`),
          ...(id % 2 === round % 2 ? [call(`delete/${id}`)] : [call(`restore/${id}`)]),
        ]),
      );
      expect(answers.map(({ status }) => status).filter((status) => ![200, 404].includes(status))).toEqual(
        [],
      );
      await oneDefault();
    }
  });
});
