import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  onboardingInputs as answers,
  bandung,
  createNewUser,
  signInAs,
  uploadDraft,
} from '../../testing/new-users.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';

let market: TestServer;
let siti: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer({ approvalSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  siti = await createNewUser(market, 'siti@example.test');
});
afterAll(() => market.close());

const save = (step: string, body: object, { token = siti.token, en = false } = {}) =>
  market.call(`/auth/information/${step}`, {
    token,
    body,
    headers: en ? { 'accept-language': 'en' } : {},
  });
const draft = async () => (await market.call('/auth/information', { token: siti.token })).data;
const company = { ...answers.personal, is_company: 'company' };
const companyForm = async (ownerId = siti.id) => ({
  ...answers.company,
  upload_npwp: await uploadDraft(market, ownerId),
  upload_ktp_owner: await uploadDraft(market, ownerId),
  upload_ktp_selfie: await uploadDraft(market, ownerId),
  upload_doc: await uploadDraft(market, ownerId),
});
const logIn = async () => ({ data: await signInAs(market, siti.id) });

describe('the onboarding of a merchant with a company', () => {
  test('goes 1, 2, 3, 4, 5 and then waits for its verification [SETUP-01] [SETUP-02] [SETUP-04] [SETUP-14]', {
    tags: 'slow',
  }, async () => {
    const uploads = await companyForm();
    const steps: [string, object, unknown][] = [
      ['personal', company, { step: 1, next: 'company' }],
      ['company', uploads, { step: 2, next: 'store' }],
      ['store', answers.store, { step: 3, next: 'location' }],
      ['location', bandung, { step: 4, next: 'bank' }],
      ['bank', answers.bank, { step: 5, next: null }],
    ];
    for (const [step, form, { step: tab, next }] of steps as [
      string,
      object,
      { step: number; next: string },
    ][]) {
      expect((await logIn()).data).not.toHaveProperty('registration_step');
      const saved = await save(step, form, { en: true });
      expect([step, saved.status, saved.message]).toEqual([step, 200, 'Data Saved Successfully']);
      expect(saved.data).toMatchObject({ onboarding: { flow: 'merchant', step: tab }, next_step: next });
    }
    const { data } = await logIn();
    expect(data).toMatchObject({
      registration_step: 5,
      onboarding: { flow: 'merchant', step: 5 },
      user: {
        username: 'siti.aminah',
        registered_as: 'merchant',
        merchant: {
          merchant_name: 'Toko Siti',
          merchant_slug: 'toko-siti',
          verification_status: 'submitted',
        },
      },
    });
    const store = (await market.call('/merchant/dashboard/store', { token: data.jwt_token })).data;
    expect(store).toMatchObject({
      is_company: 'company',
      is_pkp: 'pkp',
      no_npwp: '012345678901000',
      file_ktp: { media_id: uploads.upload_ktp_owner, status: 'submitted' },
      file_ktp_selfie: { media_id: uploads.upload_ktp_selfie, status: 'submitted' },
      file_npwp: { media_id: uploads.upload_npwp, status: 'submitted' },
      file_company_doc: { media_id: uploads.upload_doc, status: 'submitted' },
      verify_due_at: new Date(market.clock.now().getTime() + 24 * 3_600_000).toISOString(),
    });
    const read = async (path: string) => (await market.call(path, { token: data.jwt_token })).data;
    expect(await read('/merchant/dashboard/location')).toMatchObject({
      company_name: 'CV Siti Jaya',
      address: 'Jalan Braga 10, Bandung',
      subistrict: expect.any(String),
      ...bandung,
    });
    expect(await read('/merchant/dashboard/bank')).toMatchObject({ ...answers.bank, withdrawals_from: null });
    expect(await read('/addressbook/list')).toMatchObject([
      { label: 'Store', receiver_name: 'Siti Aminah', address: 'Jalan Braga 10, Bandung', is_default: true },
    ]);
  });

  test('keeps documents private from the save on [S33] [SETUP-18]', async () => {
    await save('personal', company);
    const form = await companyForm();
    await save('company', form);
    const rows = await market.database.db.selectFrom('media').select(['id', 'visibility']).execute();
    expect(rows.map(({ visibility }) => visibility)).toEqual(['private', 'private', 'private', 'private']);
    const { files } = await draft();
    expect(files.upload_ktp_owner).toMatchObject({ media_id: form.upload_ktp_owner, status: 'submitted' });
    const open = async (url: string) => (await market.fetch(new Request(`http://pasar.test${url}`))).status;
    expect(await open(files.upload_ktp_owner.url)).toBe(200);
    expect(await open(files.upload_ktp_owner.url.split('?')[0])).toBe(404);
  });

  test("rejects other users' images and saves nothing [S22] [S33]", { tags: 'slow' }, async () => {
    const budi = await createNewUser(market, 'budi@example.test');
    await save('personal', company);
    const form = { ...(await companyForm()), upload_doc: await uploadDraft(market, budi.id) };
    const refused = await save('company', form);
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['upload_doc']]);
    expect(await draft()).toMatchObject({ company: null, next_step: 'company', onboarding: { step: 1 } });
  });
});

describe('the onboarding of an individual merchant', () => {
  const upToBank = async () => {
    for (const [step, form] of [
      ['personal', answers.personal],
      ['store', answers.store],
      ['location', bandung],
    ] as const)
      expect((await save(step, form)).status).toBe(200);
  };

  test('jumps from 1 to 3 and agrees to the terms at the bank [SETUP-02] [VALID-11]', {
    tags: 'slow',
  }, async () => {
    const { data } = await save('personal', answers.personal);
    expect(data).toMatchObject({ onboarding: { flow: 'merchant', step: 1 }, next_step: 'store' });
    expect((await save('store', answers.store)).data.onboarding.step).toBe(3);
    await save('location', bandung);
    const unchecked = await save('bank', answers.bank, { en: true });
    expect([unchecked.status, unchecked.message]).toEqual([422, 'Terms and Conditions must be checked']);
    const done = await save('bank', { ...answers.bank, terms: true });
    expect(done.data).toMatchObject({
      registration_step: 5,
      next_step: null,
      user: { merchant: { verification_status: 'submitted' } },
    });
  });

  test('has no company step: it is rejected and nothing is saved [SETUP-02]', async () => {
    await save('personal', answers.personal);
    const refused = await save('company', await companyForm(), { en: true });
    expect([refused.status, refused.message, refused.data]).toEqual([
      409,
      'Complete the previous step first',
      { reason: 'setup_order', next_step: 'store' },
    ]);
    expect((await draft()).company).toBeNull();
  });

  test('out of order names the first missing step, and keeps the saved data [SETUP-03]', async () => {
    expect((await save('bank', { ...answers.bank, terms: true })).data.next_step).toBe('personal');
    await save('personal', answers.personal);
    expect((await save('location', bandung)).data).toEqual({ reason: 'setup_order', next_step: 'store' });
    await save('store', answers.store);
    expect((await save('bank', { ...answers.bank, terms: true })).data.next_step).toBe('location');
    expect(await draft()).toMatchObject({ store: answers.store, bank: null, onboarding: { step: 3 } });
  });

  test('continues at the first step that is not saved, on any device [SETUP-03] [SETUP-21]', async () => {
    await save('personal', answers.personal);
    await save('store', answers.store);
    const { data } = await logIn();
    expect(data.onboarding).toEqual({ flow: 'merchant', step: 3 });
    const session = (await market.call('/auth/session', { token: data.jwt_token })).data;
    expect(session.onboarding).toEqual({ flow: 'merchant', step: 3 });
    expect(session).not.toHaveProperty('registration_step');
    expect((await market.call('/auth/information', { token: data.jwt_token })).data).toMatchObject({
      next_step: 'location',
      registered_as: 'merchant',
      personal: answers.personal,
      store: answers.store,
      location: null,
    });
  });

  test('lets earlier steps be saved again, and another type changes what comes next [SETUP-02]', async () => {
    await upToBank();
    const renamed = await save('store', { ...answers.store, store_name: 'Toko Siti Baru' });
    expect(renamed.data).toMatchObject({ onboarding: { step: 4 }, next_step: 'bank' });
    const turned = await save('personal', company);
    expect(turned.data).toMatchObject({ onboarding: { step: 1 }, next_step: 'company' });
    expect((await draft()).store.store_name).toBe('Toko Siti Baru');
    const back = await save('personal', answers.personal);
    expect(back.data).toMatchObject({ onboarding: { step: 4 }, next_step: 'bank' });
  });

  test('counts the last save once, though it is sent twice or in two tabs [SETUP-05] [R5]', {
    tags: 'slow',
  }, async () => {
    await upToBank();
    const form = { ...answers.bank, terms: true };
    const twice = await Promise.all([save('bank', form), save('bank', form)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await save('bank', form)).data).toMatchObject({ registration_step: 5, next_step: null });
    const other = await save('bank', { ...form, rekening: '99999' }, { en: true });
    expect([other.status, other.message]).toEqual([
      409,
      'Your registration is complete. Change the data in your account.',
    ]);
    const { db } = market.database;
    expect(await db.selectFrom('merchants').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('addresses').select('id').execute()).toHaveLength(1);
    expect(await db.selectFrom('merchant_banks').select('rekening').execute()).toEqual([
      { rekening: '1234567890' },
    ]);
    expect((await save('personal', { ...answers.personal, fullname: 'Lain' })).status).toBe(409);
    expect((await save('personal', { ...answers.personal, registered_as: 'buyer' })).status).toBe(409);
  });

  test('gives each store a separate address, however many have the name at once', async () => {
    const people = [siti];
    for (const n of [2, 3, 4]) people.push(await createNewUser(market, `siti${n}@example.test`));
    for (const [n, { token }] of people.entries()) {
      await save('personal', { ...answers.personal, username: `siti.${n}.aminah` }, { token });
      await save('store', answers.store, { token });
      await save('location', bandung, { token });
    }
    const done = await Promise.all(
      people.map(({ token }) => save('bank', { ...answers.bank, terms: true }, { token })),
    );
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(done.map(({ data }) => data.user.merchant.merchant_slug).toSorted()).toEqual([
      'toko-siti',
      'toko-siti-2',
      'toko-siti-3',
      'toko-siti-4',
    ]);
  });

  test('rejects regions that do not belong together and unknown banks [SETUP-09] [VALID-15]', async () => {
    await save('personal', answers.personal);
    await save('store', answers.store);
    const misplaced = await save('location', { ...bandung, city_id: '33.75' });
    expect([misplaced.status, Object.keys(misplaced.data)]).toEqual([422, ['city_id', 'sub_district_id']]);
    await save('location', bandung);
    const bank = await save('bank', { ...answers.bank, bank_id: 99, terms: true });
    expect([bank.status, bank.data]).toEqual([422, { bank_id: ['Bank ini tidak dikenal'] }]);
  });

  test('ignores fields that the form does not have [S24]', async () => {
    await upToBank();
    const hopes = { verification_status: 'approved', store_type: 'official', user_id: 1, merchant_id: 1 };
    await save('bank', { ...answers.bank, terms: true, ...hopes, verified_at: '2026-01-01' });
    const [store] = await market.database.db.selectFrom('merchants').selectAll().execute();
    expect(store).toMatchObject({
      user_id: siti.id,
      verification_status: 'submitted',
      store_type: 'regular',
      verified_at: null,
    });
  });
});

describe('the username', () => {
  test('goes to one of several simultaneous requests; the others get an error [VALID-05]', async () => {
    const rivals = [siti];
    for (const n of [2, 3, 4]) rivals.push(await createNewUser(market, `rival${n}@example.test`));
    const answersOf = await Promise.all(
      rivals.map(({ token }, n) =>
        save(
          'personal',
          { ...answers.personal, username: n % 2 ? 'Pasar.Ceria' : 'pasar.ceria' },
          { token, en: true },
        ),
      ),
    );
    expect(answersOf.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    for (const { data } of answersOf.filter(({ status }) => status === 422))
      expect(data).toEqual({ username: ['Username is not available, try entering another username'] });
  });
});

describe('a buyer who becomes a seller [AUTH-24]', () => {
  test('takes the same steps, logs in to the home page all along, and stays a buyer', async () => {
    const { token } = await createNewUser(market, 'budi@example.test');
    await market.call('/auth/information/skip', { method: 'POST', token });
    const begun = await save('personal', { ...answers.personal, username: 'budi.santoso' }, { token });
    expect(begun.data).toMatchObject({
      registration_step: 1,
      onboarding: { flow: 'merchant', step: 1 },
      user: { registered_as: 'buyer', merchant: null },
    });
    await save('store', answers.store, { token });
    await save('location', bandung, { token });
    const done = await save('bank', { ...answers.bank, terms: true }, { token });
    expect(done.data).toMatchObject({
      registration_step: 5,
      user: { registered_as: 'merchant', merchant: { verification_status: 'submitted' } },
    });
    expect((await market.call('/merchant/dashboard/store', { token })).status).toBe(200);
    expect((await market.call('/cart/list', { token, method: 'POST' })).status).toBe(200);
  });
});
