import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { day, minute } from '../../../platform/clock.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser, testPassword } from '../../../testing/users.ts';

let market: TestServer;
let people = 0;
let budi: Awaited<ReturnType<typeof createSignedInUser>>;
let sari: typeof budi;
beforeAll(async () => {
  market = await openTestServer({ codesPerAddress: 1_000, failuresPerAddress: 1_000 });
  sari = await createSignedInUser(market, { email: 'sari@example.test' });
});
beforeEach(async () => {
  people += 1;
  budi = await createSignedInUser(market, { email: `budi.${people}@example.test`, phone: '081200000001' });
});
afterAll(() => market.close());

const call = (path: string, token: string | undefined, body?: object) =>
  market.call(path, {
    ...(token ? { token } : {}),
    ...(body ? { body } : {}),
    method: body ? 'POST' : 'GET',
  });
const isOpen = async (token: string) => (await call('/auth/session', token)).status === 200;
const logIn = (email: string, password = testPassword, userAgent = '') =>
  market.call('/auth/login', { body: { email, password }, headers: { 'user-agent': userAgent } });
const phone = (name: string) =>
  `Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) ${name}/156.0 Mobile Safari/537.36`;

describe('where somebody is signed in [S11]', () => {
  test('every open session is listed with its device, this one marked', async () => {
    await logIn(budi.email, testPassword, phone('Chrome'));
    const { data, meta } = await call('/auth/sessions', budi.token);
    expect(data).toMatchObject([
      { current: false, browser: 'Chrome', system: 'Android', ip: 'local' },
      { current: true, browser: null, system: null },
    ]);
    expect(meta).toMatchObject({ total: 2, current_page: 1, last_page: 1 });
    expect(JSON.stringify(data)).not.toMatch(/token|hash|Mozilla/);
    expect((await call('/auth/sessions', sari.token)).data).toHaveLength(1);
  });

  test('one can be ended; one that is over, or of somebody else, is not found [S22]', async () => {
    const other = (await logIn(budi.email)).data.jwt_token;
    const [{ id }] = (await call('/auth/sessions', budi.token)).data;
    expect((await call('/auth/sessions/revoke', sari.token, { session_id: id })).status).toBe(404);
    expect(await isOpen(other)).toBe(true);
    expect(await call('/auth/sessions/revoke', budi.token, { session_id: id })).toMatchObject({
      status: 200,
      message: 'Perangkat itu sudah dikeluarkan',
    });
    expect(await isOpen(other)).toBe(false);
    expect((await call('/auth/sessions/revoke', budi.token, { session_id: id })).status).toBe(404);
    expect(await isOpen(budi.token)).toBe(true);
  });

  test('all others can be ended at once', async () => {
    const others = [await logIn(budi.email), await logIn(budi.email)].map(({ data }) => data.jwt_token);
    expect((await call('/auth/sessions/revoke-others', budi.token, {})).data).toEqual({ revoked: 2 });
    for (const token of others) expect(await isOpen(token)).toBe(false);
    expect(await isOpen(budi.token)).toBe(true);
    expect(await isOpen(sari.token)).toBe(true);
    expect((await call('/auth/sessions/revoke-others', budi.token, {})).data).toEqual({ revoked: 0 });
  });
});

describe('another password [S42]', () => {
  const change = (more: object = {}, token: string | undefined = budi.token) =>
    call('/auth/password', token, {
      current_password: testPassword,
      password: 'sandi yang baru',
      password_confirmation: 'sandi yang baru',
      ...more,
    });

  test('needs the current one, ends the other sessions and open resets, and notifies the owner', async () => {
    const other = (await logIn(budi.email)).data.jwt_token;
    await market.call('/auth/forget', { body: { email: budi.email } });
    const code = await market.newestCode(budi.email);
    const verified = await market.call('/auth/verification', { body: { email: budi.email, code } });
    const cookie = (verified.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

    expect(await change()).toMatchObject({
      status: 200,
      message: 'Kata sandi sudah diganti. Perangkat lain sudah dikeluarkan.',
    });
    expect([await isOpen(budi.token), await isOpen(other)]).toEqual([true, false]);
    expect((await logIn(budi.email)).status).toBe(401);
    expect((await logIn(budi.email, 'sandi yang baru')).status).toBe(200);
    const body = { password: 'sandi pencuri', password_confirmation: 'sandi pencuri' };
    expect((await market.call('/sauth/newpassword', { body, headers: { cookie } })).status).toBe(401);
    const letters = await market.letters(budi.email);
    expect(letters.find(({ subject }) => subject.startsWith('Kata sandi'))).toMatchObject({
      subject: 'Kata sandi Pasar kamu sudah diganti',
      text: expect.stringContaining('perangkat lain sudah dikeluarkan'),
    });
  });

  test.each([
    ['current_password', { current_password: 'salah' }, 'Kata sandi salah'],
    ['current_password', { current_password: '' }, 'Kata sandi wajib diisi'],
    [
      'password',
      { password: 'pendek', password_confirmation: 'pendek' },
      'Kata sandi terlalu pendek, min. 8 karakter',
    ],
    [
      'password_confirmation',
      { password_confirmation: 'lain lagi' },
      'Konfirmasi kata sandi tidak sama dengan kata sandi',
    ],
  ])('is refused on %s: %j', async (field, more, text) => {
    expect(await change(more)).toMatchObject({ status: 422, message: text, data: { [field]: [text] } });
    expect((await logIn(budi.email)).status).toBe(200);
  });

  test('cannot be found by guessing the present one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => change({ current_password: 'tebakan' })),
    );
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await change()).status).toBe(429);
  });
});

describe('another e-mail [S42]', () => {
  const fresh = () => `baru.${people}@example.test`;
  const ask = (email = fresh(), password = testPassword, token = budi.token) =>
    call('/auth/email', token, { email, password });
  const confirm = (code: string, token = budi.token, email = fresh()) =>
    call('/auth/email/confirm', token, { email, code });

  test('counts once the code from the new address is given; the old one is notified', {
    tags: 'slow',
  }, async () => {
    expect(await ask(`  ${fresh().toUpperCase()} `)).toMatchObject({
      status: 200,
      message: 'Kode sudah kami kirim ke e-mail barumu',
      data: { email: fresh(), wait: 60 },
    });
    expect((await call('/auth/session', budi.token)).data.user.email).toBe(budi.email);
    const done = await confirm(await market.newestCode(fresh()));
    expect(done).toMatchObject({ status: 200, message: 'E-mail sudah diganti' });
    expect(done.data.user.email).toBe(fresh());
    expect((await logIn(fresh())).status).toBe(200);
    expect((await logIn(budi.email)).status).toBe(401);
    const [told] = await market.letters(budi.email);
    expect(told).toMatchObject({ subject: 'E-mail akun Pasar kamu sudah diganti' });
    expect(told?.text).toContain('b***@example.test');
    expect(told?.text).not.toContain(fresh());
  });

  test('needs the password, and an address that nobody has', async () => {
    expect((await ask(fresh(), 'salah')).data).toEqual({ password: ['Kata sandi salah'] });
    expect((await ask(budi.email)).data).toEqual({ email: ['Ini sudah e-mailmu'] });
    expect((await ask(sari.email)).data).toEqual({ email: ['E-mail sudah terdaftar'] });
    expect((await ask('bukan e-mail')).data).toEqual({ email: ['Format e-mail tidak valid'] });
    expect(await market.letters(fresh())).toEqual([]);
  });

  test('the code is valid for the user who requested it, and for nothing else', async () => {
    await ask();
    const code = await market.newestCode(fresh());
    expect((await confirm(code, sari.token)).data).toEqual({
      code: ['Kode sudah kedaluwarsa. Minta kode baru.'],
    });
    const verify = () => market.call('/auth/verification', { body: { email: fresh(), code } });
    expect((await verify()).status).toBe(422);
    expect((await confirm(code)).status).toBe(200);
    expect((await confirm(code)).status).toBe(422);
  });

  test('a code that was emailed for a registration changes no e-mail', async () => {
    const password = 'kopi tubruk';
    await market.call('/auth/register', {
      body: { email: fresh(), password, password_confirmation: password },
    });
    expect((await confirm(await market.newestCode(fresh()))).status).toBe(422);
  });

  test('an unverified registration is replaced by the user who proves the address', async () => {
    const password = 'kopi tubruk';
    await market.call('/auth/register', {
      body: { email: fresh(), password, password_confirmation: password },
    });
    market.clock.advance(minute);
    await ask();
    expect((await confirm(await market.newestCode(fresh()))).status).toBe(200);
    expect((await logIn(fresh(), password)).status).toBe(401);
  });

  test('an address that got an account meanwhile is not taken from it', async () => {
    await ask();
    const code = await market.newestCode(fresh());
    await createSignedInUser(market, { email: fresh() });
    expect((await confirm(code)).data).toEqual({ email: ['E-mail sudah terdaftar'] });
  });

  test('wrong codes are counted: the sixth is rejected even if it is right [S3]', async () => {
    await ask();
    const code = await market.newestCode(fresh());
    const wrong = code === '000000' ? '111111' : '000000';
    await Promise.all(Array.from({ length: 20 }, () => confirm(wrong)));
    expect((await confirm(code)).status).toBe(422);
  });

  test('requesting one address after the other does not reveal who has an account', async () => {
    const wants = [];
    for (let n = 0; n < 11; n++) wants.push((await ask(sari.email)).status);
    expect(wants).toEqual([...Array(10).fill(422), 429]);
  });

  test('codes to new addresses come a minute apart', async () => {
    await ask();
    expect(await ask()).toMatchObject({ status: 429, data: { wait: 60 } });
  });
});

describe('another phone number [S42]', () => {
  const bio = { fullname: 'Budi Santoso', birthday: '1990-08-17', gender: 'male' };

  test('needs the password, and its owner is notified by email', async () => {
    const change = (password: string) =>
      call('/auth/phone', budi.token, { phone: '+62 812-3456-7890', password });
    expect((await change('salah')).data).toEqual({ password: ['Kata sandi salah'] });
    const done = await change(testPassword);
    expect(done).toMatchObject({ message: 'Nomor telepon sudah diganti' });
    expect(done.data.user.phone).toBe('081234567890');
    const [told] = await market.letters(budi.email);
    expect(told?.text).toContain('0812*****890');
    expect(told?.text).not.toContain('081234567890');
  });

  test('a bio with another number needs it, too; the same number, or a first one, does not', {
    tags: 'slow',
  }, async () => {
    const save = (token: string, phone: string, password?: string) =>
      call('/buyer/dashboard/bio', token, { ...bio, phone, ...(password ? { password } : {}) });
    expect((await save(budi.token, '081200000001')).status).toBe(200);
    expect((await save(budi.token, '081200000002')).data).toEqual({
      phone: ['Mengganti nomor telepon perlu kata sandi'],
    });
    expect((await save(budi.token, '081200000002', 'salah')).data).toEqual({
      password: ['Kata sandi salah'],
    });
    expect(await market.letters(budi.email)).toEqual([]);
    expect((await save(budi.token, '081200000002', testPassword)).data.phone).toBe('081200000002');
    expect(await market.letters(budi.email)).toHaveLength(1);
    expect((await save(sari.token, '081200000003')).data.phone).toBe('081200000003');
    expect(await market.letters(sari.email)).toEqual([]);
  });

  test('the rule for numbers holds', async () => {
    const answer = await call('/auth/phone', budi.token, { phone: '0123', password: testPassword });
    expect(answer.data).toEqual({ phone: ['Nomor telepon tidak valid, contoh: 0878***** atau 02******'] });
  });
});

describe('a username [S9] [VALID-05]', () => {
  const check = (username: unknown, token: string | undefined = budi.token, locale = 'en') =>
    market.call('/helper/usernamecheck', {
      body: { username },
      ...(token ? { token } : {}),
      headers: { 'accept-language': locale },
    });

  test('is free, against the rules, or taken', async () => {
    const taken = `sari.dewi_${people}`;
    await market.database.db
      .updateTable('users')
      .set({ username: taken })
      .where('id', '=', sari.id)
      .execute();
    expect(await check(`bebas.${people}`)).toMatchObject({ status: 200, message: 'Username Available' });
    expect(await check('abcde')).toMatchObject({ status: 422, message: 'Username minimum 6 characters' });
    expect((await check('nama saya')).data).toEqual({
      username: ['Username can only be filled with letters, numbers, periods and underscores'],
    });
    expect((await check(taken.toUpperCase())).data).toEqual({
      username: ['Username is not available, try entering another username'],
    });
    expect((await check(taken, sari.token)).status).toBe(200);
    expect((await check('abcde', budi.token, 'id')).message).toBe('Username minimal 6 karakter');
  });

  test('is readable by signed-in users only, sixty times a minute', { tags: 'slow' }, async () => {
    expect((await market.call('/helper/usernamecheck', { body: { username: 'bebas.saja' } })).status).toBe(
      401,
    );
    for (let n = 0; n < 60; n++) expect((await check('bebas.saja')).status).toBe(200);
    expect(await check('bebas.saja')).toMatchObject({ status: 429, data: { wait: expect.any(Number) } });
    expect((await check('bebas.saja', sari.token)).status).toBe(200);
  });
});

test('what changes an account is in the log, without secrets [S39]', async () => {
  market.logLines.length = 0;
  await call('/auth/phone', budi.token, { phone: '081234567890', password: 'rahasia salah' });
  await call('/auth/phone', budi.token, { phone: '081234567890', password: testPassword });
  await call('/auth/sessions/revoke-others', budi.token, {});
  await call('/auth/password', budi.token, {
    current_password: testPassword,
    password: 'sandi yang baru',
    password_confirmation: 'sandi yang baru',
  });
  const events = market.logLines.map((line) => JSON.parse(line).security).filter(Boolean);
  expect(events).toEqual(['password-rejected', 'phone-changed', 'sessions-revoked', 'password-changed']);
  for (const secret of ['rahasia salah', testPassword, 'sandi yang baru', '081234567890']) {
    expect(market.logLines.join('')).not.toContain(secret);
  }
});

test('a one-time password opens the account until it has to be replaced', { tags: 'slow' }, async () => {
  const { id, email } = await createSignedInUser(market, {
    email: `staff.${people}@example.test`,
    role: 'staff',
  });
  const expires = new Date(market.clock.now().getTime() + day);
  const change = market.database.db.updateTable('users').where('id', '=', id);
  await change.set({ password_expires_at: expires }).execute();
  const { data } = await logIn(email);
  market.clock.advance(day);
  expect(await logIn(email)).toMatchObject({
    status: 403,
    message: 'Kata sandi sekali pakai ini sudah tidak berlaku. Buat yang baru lewat "Lupa kata sandi".',
  });
  expect(await isOpen(data.jwt_token)).toBe(false);
  await change.set({ password_expires_at: new Date(market.clock.now().getTime() + day) }).execute();
  const token = (await logIn(email)).data.jwt_token;
  const body = {
    current_password: testPassword,
    password: 'sandi meja 1',
    password_confirmation: 'sandi meja 1',
  };
  expect((await call('/auth/password', token, body)).status).toBe(200);
  market.clock.advance(2 * day);
  expect((await logIn(email, 'sandi meja 1')).status).toBe(200);
});
