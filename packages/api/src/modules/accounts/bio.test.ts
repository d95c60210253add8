import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { createSignedInUser } from '../../testing/users.ts';

let market: TestServer;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(() => market.reset());
afterAll(() => market.close());

const path = '/buyer/dashboard/bio';
const bio = { fullname: 'Sari Dewi', birthday: '1992-02-29', gender: 'female', phone: '081234567890' };

describe('the bio [DATA-01]', () => {
  test('starts with the defaults of the dashboard', async () => {
    const { token, email } = await createSignedInUser(market);
    expect((await market.call(path, { token })).data).toEqual({
      fullname: 'Budi Santoso',
      birthday: '1967-01-01',
      gender: 'male',
      email,
      phone: '',
      username: null,
      is_company: 'personal',
    });
  });

  test('is returned as it was saved; a birthday never shifts a day [R20]', async () => {
    const { token, email } = await createSignedInUser(market);
    const saved = await market.call(path, { token, body: bio });
    expect(saved).toMatchObject({ code: 200, message: 'Data berhasil disimpan', data: { ...bio, email } });
    expect((await market.call(path, { token })).data).toMatchObject({ ...bio, email });
    expect((await market.call('/auth/session', { token })).data.user.fullname).toBe('Sari Dewi');
  });

  test('a visitor has none', async () => {
    expect((await market.call(path)).status).toBe(401);
    expect((await market.call(path, { body: bio })).status).toBe(401);
  });

  test("saving touches nobody else's, nor the e-mail or the role [S24]", async () => {
    const budi = await createSignedInUser(market);
    const sari = await createSignedInUser(market, { email: 'sari@example.test', fullname: 'Sari' });
    await market.call(path, {
      token: sari.token,
      body: { ...bio, email: 'x@example.test', role: 'staff', id: budi.id },
    });
    expect((await market.call(path, { token: budi.token })).data.fullname).toBe('Budi Santoso');
    expect((await market.call(path, { token: sari.token })).data.email).toBe('sari@example.test');
    const roles = await market.database.db.selectFrom('users').select('role').execute();
    expect(roles).toEqual([{ role: 'user' }, { role: 'user' }]);
  });

  test.each([
    ['fullname', ''],
    ['fullname', 'x'.repeat(101)],
    ['fullname', '<script>'],
    ['birthday', '1990-13-01'],
    ['birthday', '1990-02-30'],
    ['birthday', '1949-12-31'],
    ['birthday', 'kemarin'],
    ['gender', 'x'],
    ['phone', '0123'],
    ['phone', 81234567890],
  ])('%s cannot be %j', async (field, value) => {
    const { token } = await createSignedInUser(market);
    const answer = await market.call(path, { token, body: { ...bio, [field]: value } });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.data)).toEqual([field]);
  });
});
