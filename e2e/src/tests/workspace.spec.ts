import { linkTo } from '../fixtures/link-to.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

test('a seller works without the footer and the bars of the shop, finds own orders from the header, and comes back [HEAD-01]', async ({
  seller: { page, mishaps },
  isMobile,
}) => {
  await page.goto(linkTo('seller.orders'));
  await untilAlive(page);
  const banner = page.getByRole('banner');
  const bar = page.getByRole('navigation', { name: 'Navigasi toko' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Utama' })).toBeHidden();
  await expect(banner.getByRole('button', { name: 'Kategori' })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Notifikasi/ })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Keranjang/ })).toBeHidden();

  await test.step('what waits is counted, and every page is near', async () => {
    if (isMobile) {
      await expect(bar.getByRole('link')).toHaveText([/^Ringkasan/, /Pesanan/, /Produk/, /Saldo/]);
      await expect(bar.getByRole('link', { name: /menunggu/ }).first()).toBeVisible();
      await bar.getByText('Lainnya').tap();
      await bar.getByRole('link', { name: 'Ulasan' }).tap();
    } else {
      const side = page.getByRole('navigation', { name: 'Tokoku' });
      await expect(side.getByRole('link', { name: /^Pesanan masuk \d+ menunggu$/ })).toBeVisible();
      await side.getByRole('link', { name: 'Ulasan' }).click();
    }
    await expect(page).toHaveURL(linkTo('seller.reviews'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(bar.getByRole('link', { name: 'Voucher toko' })).toBeHidden();
  });

  await test.step('the search of the header knows the own orders', async () => {
    const box = banner.getByRole('combobox', { name: 'Cari' });
    // The search comes alive with its first focus: what is typed before is kept.
    await box.focus();
    await box.pressSequentially('batik');
    await expect(page.getByText('Pesanan tokomu')).toBeVisible();
    await page.getByRole('option', { name: 'batik', exact: true }).first().click();
    await expect(page).toHaveURL(linkTo('seller.orders', { search: 'batik' }));
  });

  await test.step('where a page fails, the ways of the shop are back', async () => {
    mishaps.expect(/404/);
    await page.goto(linkTo('seller.order', { code: 'ORD-20200101-AAAAA' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/tidak ditemukan/i);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});
