import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createNewUser, uploadDraft } from '../../testing/new-users.ts';
import { openTestServer, type TestServer } from '../../testing/open-test-server.ts';
import { reviewDocument } from './review-document.ts';

let market: TestServer;
let budi: { id: number; token: string };
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  budi = await createNewUser(market, 'budi@example.test');
});
afterAll(() => market.close());

const none = { media_id: null, url: null, status: 'none', reason: null };
const area = '/buyer/dashboard';
const read = async (path: 'company' | 'doc') =>
  (await market.call(`${area}/${path}`, { token: budi.token })).data;
const save = (path: 'company' | 'doc', body: object, token = budi.token) =>
  market.call(`${area}/${path}`, { token, body });
const open = async (url: string) => (await market.fetch(new Request(`http://pasar.test${url}`))).status;

const company = {
  company_name: 'PT Maju/Jaya',
  address: 'Jalan Braga 1',
  is_pkp: 'non-pkp',
  no_npwp: '012345678901000',
  pic_name: 'Budi Santoso',
  pic_phone: '021234567',
};

describe("a buyer's company", () => {
  test('is empty at first, pkp by default, and reads back as it was saved [DATA-01] [BUYER-01] [API-19]', async () => {
    expect(await read('company')).toEqual({
      company_picture: none,
      company_name: '',
      address: '',
      is_pkp: 'pkp',
      no_npwp: '',
      pic_name: '',
      pic_phone: '',
    });
    const picture = await uploadDraft(market, budi.id);
    const { data, message } = await save('company', { ...company, company_picture: picture });
    expect(message).toBe('Data berhasil disimpan');
    expect(data).toMatchObject({ ...company, company_picture: { media_id: picture, status: 'approved' } });
    expect(await open(data.company_picture.url)).toBe(200);
    expect(await open(data.company_picture.url.split('?')[0])).toBe(404);
    expect((await save('company', company)).data.company_picture.media_id).toBe(picture);
    expect((await save('company', { ...company, company_picture: null })).data.company_picture).toEqual(none);
  });

  test('is checked by the rules of buyers [VALID-12] [S29]', async () => {
    const { status, data } = await save('company', {
      ...company,
      company_name: 'PT',
      pic_phone: '1',
      no_npwp: 'a',
    });
    expect([status, data]).toEqual([
      422,
      {
        company_name: ['Nama perusahaan minimal 5 karakter'],
        no_npwp: ['Format NPWP tidak valid, hanya bisa diisi angka'],
        pic_phone: ['Nomor telepon PIC tidak valid'],
      },
    ]);
  });

  test('belongs to one user: visitors are rejected, others have their own [S22] [S24]', async () => {
    await save('company', company);
    const sari = await createNewUser(market, 'sari@example.test');
    const theirs = { ...company, company_name: 'PT Sari Rasa', user_id: budi.id };
    await save('company', theirs, sari.token);
    expect((await read('company')).company_name).toBe('PT Maju/Jaya');
    for (const path of ['company', 'doc']) {
      expect((await market.call(`${area}/${path}`)).status).toBe(401);
      expect((await market.call(`${area}/${path}`, { body: company })).status).toBe(401);
    }
    const stolen = { ...company, company_picture: await uploadDraft(market, budi.id) };
    expect((await save('company', stolen, sari.token)).status).toBe(422);
  });
});

describe("a buyer's documents", () => {
  test('show the state of their review, and may be sent again [BUYER-01] [DATA-01] [S33]', async () => {
    expect(await read('doc')).toEqual({ file_ktp: none, file_ktp_selfie: none, file_npwp: none });
    const [ktp, better] = [await uploadDraft(market, budi.id), await uploadDraft(market, budi.id)];
    const { data } = await save('doc', { file_ktp: ktp });
    expect(data.file_ktp).toMatchObject({ media_id: ktp, status: 'submitted', reason: null });
    expect(await open(data.file_ktp.url)).toBe(200);
    expect(await open(data.file_ktp.url.split('?')[0])).toBe(404);
    const decision = { userId: budi.id, type: 'ktp' as const, staffId: null };
    await reviewDocument(market.context(), { ...decision, refusal: 'Foto buram' });
    expect((await read('doc')).file_ktp).toMatchObject({ status: 'rejected', reason: 'Foto buram' });
    await expect(reviewDocument(market.context(), { ...decision, refusal: null })).rejects.toThrow();
    await save('doc', { file_ktp: better });
    expect((await read('doc')).file_ktp).toMatchObject({
      media_id: better,
      status: 'submitted',
      reason: null,
    });
    expect((await save('doc', { file_ktp: null })).data.file_ktp).toEqual(none);
  });

  test("cannot be somebody else's images [S22]", async () => {
    const sari = await createNewUser(market, 'sari@example.test');
    const refused = await save('doc', { file_ktp: await uploadDraft(market, sari.id) });
    expect([refused.status, Object.keys(refused.data)]).toEqual([422, ['file_ktp']]);
    expect((await read('doc')).file_ktp).toEqual(none);
  });
});
