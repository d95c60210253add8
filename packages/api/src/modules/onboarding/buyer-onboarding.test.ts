import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  onboardingInputs as answers,
  createNewUser,
  signInAs,
  uploadDraft,
} from '../../testing/new-users.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';

let market: TestServer;
let budi: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer({ approvalSeconds: 0 });
});
beforeEach(async () => {
  await market.reset();
  budi = await createNewUser(market, 'budi@example.test');
});
afterAll(() => market.close());

const save = (step: string, body: object, en = false) =>
  market.call(`/auth/information/${step}`, {
    token: budi.token,
    body,
    headers: en ? { 'accept-language': 'en' } : {},
  });
const read = async (path: string) => (await market.call(path, { token: budi.token })).data;
const buyer = { ...answers.personal, registered_as: 'buyer', username: 'budi.santoso' };
const location = { ...answers.location, terms: true };

describe('the onboarding of a buyer', () => {
  test('who buys for himself takes two saves [SETUP-07] [SETUP-16]', { tags: 'slow' }, async () => {
    const first = await save('personal', buyer);
    expect(first.data).toMatchObject({ onboarding: { flow: 'buyer', step: 1 }, next_step: 'location' });
    const { data } = await save('location', location);
    expect(data).toMatchObject({
      onboarding: { flow: 'buyer', step: 2 },
      next_step: null,
      registration_step: 2,
      user: { registered_as: 'buyer', username: 'budi.santoso', merchant: null },
    });
    expect(await read('/addressbook/list')).toMatchObject([
      { label: 'Rumah', receiver_name: 'Siti Aminah', phone: '081234567890', is_default: true },
    ]);
    expect((await signInAs(market, budi.id)).registration_step).toBe(2);
  });

  test('who buys for a company takes three, and agrees to the terms twice [SETUP-07] [SETUP-17] [VALID-11]', {
    tags: 'slow',
  }, async () => {
    await save('personal', { ...buyer, is_company: 'company' });
    const unchecked = await save('location', answers.location, true);
    expect(unchecked.message).toBe('Terms and Conditions must be checked');
    expect((await save('location', location)).data).toMatchObject({
      onboarding: { step: 2 },
      next_step: 'company',
    });
    expect(await read('/addressbook/list')).toEqual([]);
    const upload_npwp = await uploadDraft(market, budi.id);
    const form = { ...answers.company, company_name: 'PT Maju/Jaya', upload_npwp };
    expect((await save('company', { ...form, terms: false })).status).toBe(422);
    expect((await save('company', form)).data).toMatchObject({ registration_step: 3, next_step: null });
    expect(await read('/buyer/dashboard/company')).toMatchObject({
      company_name: 'PT Maju/Jaya',
      address: 'Jalan Braga 12, Bandung',
      no_npwp: '012345678901000',
      pic_phone: '081234567890',
    });
    expect((await read('/buyer/dashboard/doc')).file_npwp).toMatchObject({
      media_id: upload_npwp,
      status: 'submitted',
    });
    expect(await read('/addressbook/list')).toMatchObject([{ label: 'Kantor' }]);
  });

  test('may bring documents, and none are needed [SETUP-15]', { tags: 'slow' }, async () => {
    const file_ktp = await uploadDraft(market, budi.id);
    await save('personal', { ...buyer, file_ktp, file_npwp: null });
    const documents = await read('/buyer/dashboard/doc');
    expect([documents.file_ktp.media_id, documents.file_npwp.status]).toEqual([file_ktp, 'none']);
    expect(documents.file_ktp.url).toContain('signature=');
  });

  test('is checked by the rules of buyers: slashes in names, with separate messages [VALID-12]', {
    tags: 'slow',
  }, async () => {
    await save('personal', { ...buyer, is_company: 'company' });
    await save('location', location);
    const wrong = { ...answers.company, pic_phone: '12', no_npwp: 'x1' };
    const { data } = await save('company', wrong, true);
    expect(data).toEqual({
      pic_phone: ['PIC Number not valid'],
      no_npwp: ['NPWP Format not valid, can only enter numbers'],
      upload_npwp: ['Image of Document NPWP is required'],
    });
  });

  test('has no store and no bank: they are rejected', { tags: 'slow' }, async () => {
    await save('personal', buyer);
    for (const [step, form] of [
      ['store', answers.store],
      ['bank', answers.bank],
    ] as const)
      expect((await save(step, form)).data).toEqual({ reason: 'setup_order', next_step: 'location' });
  });

  test('sent again after its last response was lost, makes no second address [R5]', async () => {
    await save('personal', buyer);
    await save('location', location);
    expect((await save('location', location)).data.registration_step).toBe(2);
    expect((await save('personal', buyer)).status).toBe(200);
    expect((await save('location', { ...location, zipcode: '40112' })).status).toBe(409);
    expect(await read('/addressbook/list')).toHaveLength(1);
  });

  test('leaves a book that has entries as it is', async () => {
    const { address, terms: _, ...regions } = location;
    const entry = { label: 'Kos', receiver_name: 'Budi', phone: '081234567890', address, ...regions };
    await market.call('/addressbook/add', { token: budi.token, body: entry });
    await save('personal', buyer);
    expect((await save('location', location)).data.registration_step).toBe(2);
    expect(await read('/addressbook/list')).toMatchObject([{ label: 'Kos', is_default: true }]);
  });

  test('can still be filled in after "only want to shop"', async () => {
    await market.call('/auth/information/skip', { method: 'POST', token: budi.token });
    const { data } = await save('personal', buyer);
    expect(data).toMatchObject({ registration_step: 1, next_step: 'location' });
    expect((await save('location', location)).data.registration_step).toBe(2);
  });

  test('and that of a merchant are stored side by side: nothing of the other one is lost', {
    tags: 'slow',
  }, async () => {
    await save('personal', { ...buyer, registered_as: 'merchant' });
    await save('store', answers.store);
    await save('personal', buyer);
    expect((await read('/auth/information')).registered_as).toBe('buyer');
    expect((await read('/auth/information?registered_as=merchant')).store).toEqual(answers.store);
  });

  test('is closed to visitors [AUTH-20] [S22]', async () => {
    for (const step of ['personal', 'location', 'company', 'store', 'bank'])
      expect((await market.call(`/auth/information/${step}`, { body: buyer })).status).toBe(401);
    expect((await market.call('/auth/information')).status).toBe(401);
  });
});
