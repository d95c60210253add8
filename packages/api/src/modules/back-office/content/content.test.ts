import { articleGroups, contentSlugs } from '@pasar/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pageContent } from '../../../testing/help-scenes.ts';
import { openTestServer, type TestServer } from '../../../testing/open-test-server.ts';
import { createSignedInUser } from '../../../testing/users.ts';
import { createStaffUser, listAuditLogs, type StaffUser } from '../testing/staff-users.ts';

let market: TestServer;
let staff: StaffUser;
beforeAll(async () => {
  market = await openTestServer();
});
beforeEach(async () => {
  await market.reset();
  staff = await createStaffUser(market, 'isi@example.test', ['content']);
});
afterAll(() => market.close());

const texts = pageContent;
type Change = Partial<typeof texts> & { slug?: string };
const save = (version: number, change: Change = {}) =>
  staff.post('/content/save', { slug: 'paying', version, ...texts, ...change });
const publish = (version: number, more: object = {}) =>
  staff.post('/content/publish', { slug: 'paying', version, ...more });
const restore = (version: number, number: number) =>
  staff.post('/content/restore', { slug: 'paying', version, number, reason: 'Salah tulis' });
const detail = async (slug = 'paying') => (await staff.get(`/content/detail?slug=${slug}`)).data;
const page = async (slug: string, language = 'id') =>
  (await market.call(`/help/${slug}`, { headers: { 'accept-language': language } })).data;

describe('pages before anybody writes them [W68]', () => {
  test.each(['id', 'en'])(
    'all are there in %s, with their values and nothing that a page cannot show',
    { tags: 'slow' },
    async (language) => {
      for (const slug of contentSlugs) {
        const { title, summary, body } = await page(slug, language);
        const words = JSON.stringify({ title, summary, body });
        expect([slug, words.includes('{{'), words.includes('undefined'), body.length > 0]).toEqual([
          ...[slug, false, false, true],
        ]);
        const { published, version, versions } = await detail(slug);
        // The texts of the code pass the rule that staff pass.
        expect((await staff.post('/content/save', { slug, version, ...published })).status).toBe(200);
        expect(versions).toMatchObject([{ number: 1, published_at: null }]);
      }
    },
  );

  test('articles are listed by group with all their words; terms and privacy say since when they bind', async () => {
    const articles = (await market.call('/help')).data as { slug: string; text: string }[];
    expect(articles.map(({ slug }) => slug)).toEqual(Object.values(articleGroups).flat());
    expect(articles.find(({ slug }) => slug === 'wallet')?.text).toContain('Minimal Rp10.000 sekali tarik');
    expect((await page('terms')).since).toBe('2026-11-21T00:00:00+07:00');
    expect((await page('paying')).since).toBeNull();
    expect((await market.call('/help/nothing')).status).toBe(404);
  });
});

describe('a page that staff write [W68]', () => {
  test('is a draft for staff, then published in both languages at once, and earlier versions come back', async () => {
    const before = await page('paying');
    const draft = (await save(0)).data;
    expect(draft).toMatchObject({ version: 1, draft: texts, versions: [{ number: 1 }] });
    expect(await page('paying')).toEqual(before);
    const preview = (await staff.get('/content/preview?slug=paying')).data;
    expect(preview).toMatchObject({
      id: { title: 'Cara bayar', body: [{ kind: 'heading' }, { spans: [{ text: 'Dalam 24 jam.' }] }] },
      en: { title: 'How to pay' },
    });
    const shown = (await publish(1)).data;
    expect(shown).toMatchObject({
      ...{ version: 2, draft: null, published: texts },
      versions: [{ number: 2, published_by: 'Budi Santoso', requests_consent: false }, { number: 1 }],
    });
    expect(await page('paying')).toMatchObject({ title: 'Cara bayar', summary: 'Ringkas' });
    expect(await page('paying', 'en')).toMatchObject({ title: 'How to pay', summary: 'In short' });

    const kept = { ...texts, title_id: 'Belum jadi' };
    expect((await save(2, kept)).data.version).toBe(3);
    const back = (await restore(3, 1)).data;
    expect(await page('paying')).toEqual(before);
    expect(back).toMatchObject({ draft: kept, versions: [{ number: 3, repeats: 1 }, {}, {}] });
    expect((await staff.get('/content/preview?slug=paying&number=2')).data.id.title).toBe('Cara bayar');
    const again = (await restore(4, 2)).data;
    expect(again.versions).toHaveLength(4);
    expect(await page('paying')).toMatchObject({ title: 'Cara bayar' });
    for (const number of [9, 100]) expect((await restore(5, number)).status).toBe(404);

    const audits = await listAuditLogs(market, 'content');
    expect(audits.map(({ action, target_id, reason }) => [action, target_id, reason])).toEqual([
      ['content.save', 'paying', null],
      ['content.publish', 'paying', null],
      ['content.save', 'paying', null],
      ['content.restore', 'paying', 'Salah tulis'],
      ['content.restore', 'paying', 'Salah tulis'],
    ]);
    expect(audits[3]).toMatchObject({
      before: { published: 2, draft: true },
      after: { published: 3, draft: true },
    });
  });

  test('a draft that equals what is published is none, and without one nothing is published', async () => {
    const { published } = await detail();
    expect((await save(0, published)).data.draft).toBeNull();
    const refused = await publish(1);
    expect(refused).toMatchObject({ status: 409, data: { version: 1, draft: null } });
  });

  test('of two changes from the same version one holds; the other reads what is there now', {
    tags: 'slow',
  }, async () => {
    const answers = await Promise.all([save(0), save(0, { title_id: 'Lain' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const held = answers.find(({ status }) => status === 200)?.data;
    expect(answers.find(({ status }) => status === 409)?.data).toEqual(held);
    const both = await Promise.all([publish(1), publish(1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await detail()).versions).toHaveLength(2);
  });

  test.each([
    [{ body_id: 'Dalam {{jam}} jam.' }, 'body_id', 'Tidak ada isian bernama jam'],
    [{ title_en: '{{x}}' }, 'title_en', 'Tidak ada isian bernama x'],
    [{ body_en: 'a\n\n![a](/a.png)' }, 'body_en', 'Baris 3: pakai judul'],
    [{ body_id: '[a](javascript:1)' }, 'body_id', 'Baris 1: tautan dimulai'],
    [{ body_id: ' ' }, 'body_id', ''],
    [{ body_id: 'a'.repeat(20_001) }, 'body_id', 'Maksimal 20.000'],
    [{ title_id: 'a'.repeat(81) }, 'title_id', 'Maksimal 80'],
    [{ slug: 'berita' }, 'slug', ''],
  ])('what a page cannot show is refused at its field (%#)', async (change, field, says) => {
    const { status, data } = await save(0, change);
    expect([status, Object.keys(data)]).toEqual([422, [field]]);
    expect(data[field][0]).toContain(says);
  });
});

describe('a text that people agree to [W66] [W68]', () => {
  test('asks everybody again only where its publication says so', async () => {
    const budi = await createSignedInUser(market, { email: 'budi@example.test' });
    const due = async () =>
      (await market.call('/auth/session', { token: budi.token })).data.user.consents_due ?? [];
    market.clock.advance(60_000);
    const change = (version: number, title_id: string) =>
      staff.post('/content/save', { ...texts, slug: 'terms', version, title_id });
    const show = (version: number, requests_consent: boolean) =>
      staff.post('/content/publish', { slug: 'terms', version, requests_consent });
    await change(0, 'Aturan');
    await show(1, false);
    expect(await due()).toEqual([]);
    await change(2, 'Aturan baru');
    await show(3, true);
    const since = market.clock.now().toISOString();
    expect(await due()).toEqual([{ kind: 'terms', version: 2, since, path: '/terms-condition' }]);
    expect((await page('terms')).since).toBe(since);
    const agree = (version: number) =>
      market.call('/privacy/consents', { token: budi.token, body: { kind: 'terms', version } });
    expect((await agree(1)).status).toBe(409);
    expect((await agree(2)).data.consents.terms).toMatchObject({ version: 2 });
    expect(await due()).toEqual([]);
    // Whoever registers now agrees to it with the registration.
    const ani = await createSignedInUser(market, { email: 'ani@example.test' });
    const { user } = (await market.call('/auth/session', { token: ani.token })).data;
    expect(user.consents_due).toBeUndefined();
  });

  test('other pages ask nobody', async () => {
    await save(0);
    expect((await publish(1, { requests_consent: true })).data.versions[0].requests_consent).toBe(false);
  });
});
