import { apiKeyEndpoints, type Locale, locales, sellingEndpoints, webhookEndpoints } from '@pasar/contract';
import { demoSeller } from '../fixtures/accounts.ts';
import { findViolations } from '../fixtures/axe.ts';
import { confirmOnce } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const own = {
  id: {
    keys: 'kunci API',
    hooks: 'webhook tokomu',
    create: 'Buat kunci',
    name: 'Nama',
    scope: /Baca pesanan/,
    saved: 'Sudah saya simpan',
    revoke: (name: string) => `Cabut kunci ${name}`,
    yes: 'Cabut',
    add: 'Tambah webhook',
    url: 'Alamat',
    save: 'Simpan webhook',
    ping: /^Kirim uji ke/,
    log: 'Catatan kiriman',
    delivered: 'Diterima',
  },
  en: {
    keys: 'API keys',
    hooks: "store's webhooks",
    create: 'Create key',
    name: 'Name',
    scope: /Read orders/,
    saved: 'I have saved it',
    revoke: (name: string) => `Revoke the key ${name}`,
    yes: 'Revoke',
    add: 'Add webhook',
    url: 'Address',
    save: 'Save webhook',
    ping: /^Send test to/,
    log: 'Delivery log',
    delivered: 'Delivered',
  },
} as const;

const prefixOf = (locale: Locale) => (locale === 'en' ? '/en' : '');

for (const locale of locales) {
  const say = own[locale];

  test(`a seller's program reads with a key until it is revoked, and a webhook takes a test (${locale}) [W60] [W61] @slow`, async ({
    seller,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    const { page, api } = seller;
    const owner = { ...demoSeller, request };
    const name = `Gudang ${Date.now().toString(36)}`;
    // What earlier runs left takes no room.
    for (const { id } of (await api(apiKeyEndpoints.list, {})).data)
      await api(apiKeyEndpoints.revoke, { body: { key_id: id } });
    for (const { id } of (await api(webhookEndpoints.list, {})).data)
      await api(webhookEndpoints.remove, { body: { webhook_id: id } });
    await page.goto(`${prefixOf(locale)}${linkTo('seller.developer')}`);
    await untilAlive(page);
    let key = '';
    const read = async () =>
      (
        await request.get(`/api${sellingEndpoints.list.path}`, {
          headers: { authorization: `Bearer ${key}` },
        })
      ).status();

    await test.step('the key is shown once, and reads orders', async () => {
      await page.getByRole('button', { name: say.create }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(say.name, { exact: true }).fill(name);
      await sheet.getByRole('checkbox', { name: say.scope }).check();
      await sheet.getByRole('button', { name: say.create }).click();
      const secret = sheet.getByText(/^pasar_test_/);
      await confirmOnce(page, owner, say.keys, secret);
      key = (await secret.textContent()) ?? '';
      expect(await findViolations(page)).toEqual([]);
      await sheet.getByRole('button', { name: say.saved }).click();
      await expect(page.getByText(key)).toHaveCount(0);
      expect(await read()).toBe(200);
    });

    await test.step('revoked, it is refused at its next call', async () => {
      await page.getByRole('button', { name: say.revoke(name) }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.yes }).click();
      await expect(page.getByText(name)).toHaveCount(0);
      expect(await read()).toBe(401);
    });

    await test.step('a webhook takes a test, which its log shows', async () => {
      await page.getByRole('button', { name: say.add }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel(say.url).fill(`${baseURL}/dev/webhooks`);
      await sheet.getByRole('button', { name: say.save }).click();
      await confirmOnce(page, owner, say.hooks, sheet.getByText(/^whsec_/));
      await sheet.getByRole('button', { name: say.saved }).click();
      await page.getByRole('button', { name: say.ping }).click();
      // Orders of other tests may be told to the same webhook.
      const sent = page
        .getByRole('region', { name: say.log })
        .getByRole('listitem')
        .filter({ hasText: /^ping/ });
      await expect(sent.getByText(say.delivered)).toBeVisible({ timeout: 15_000 });
      expect(await findViolations(page)).toEqual([]);
    });
  });
}
