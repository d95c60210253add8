import {
  formatRupiah,
  inLocale,
  locales,
  orderEndpoints,
  orderStatusLabel,
  rupiah,
  sellingEndpoints,
} from '@pasar/contract';
import { receiveProduct } from '../fixtures/finished-order.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { uploadImage } from '../fixtures/new-store.ts';
import { cloth, loadProduct, shirt } from '../fixtures/products.ts';
import { renderImage } from '../fixtures/render-image.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { buyProduct, newBuyer, orderProduct } from '../fixtures/trade.ts';

const own = {
  id: {
    tab: (name: string, count: number) => new RegExp(`^${name}\\s*${count}$`),
    unpaid: 'Belum bayar',
    processed: 'Diproses',
    search: 'Cari pesanan',
    find: 'Cari',
    none: 'Tidak ada pesanan yang cocok',
    clear: 'Hapus saringan',
    dates: 'Rentang tanggal',
    from: 'Dari tanggal',
    until: 'Sampai tanggal',
    apply: 'Terapkan',
    invoice: 'Lihat faktur',
    invoiceOf: 'Faktur',
    paid: 'LUNAS',
    save: 'Unduh PDF',
    file: (code: string) => `Faktur ${code}.pdf`,
  },
  en: {
    tab: (name: string, count: number) => new RegExp(`^${name}\\s*${count}$`),
    unpaid: 'Unpaid',
    processed: 'Processing',
    search: 'Search orders',
    find: 'Search',
    none: 'No orders match',
    clear: 'Clear filters',
    dates: 'Date range',
    from: 'From',
    until: 'Until',
    apply: 'Apply',
    invoice: 'See the invoice',
    invoiceOf: 'Invoice',
    paid: 'PAID',
    save: 'Download PDF',
    file: (code: string) => `Invoice ${code}.pdf`,
  },
} as const;

for (const locale of locales) {
  const say = own[locale];

  test(`orders are found by status, text and days, and a paid one has its invoice (${locale}) [BUYER-03] [API-02] @slow`, async ({
    page,
    visit,
    buyer,
    mishaps,
  }) => {
    mishaps.expect(/404/);
    const good = await loadProduct(buyer.api, cloth);
    const { order: paid } = await buyProduct(buyer, good);
    const { order: unpaid } = await orderProduct(buyer, await loadProduct(buyer.api, shirt));
    const main = page.getByRole('main');
    const cards = main.getByRole('article');

    await visit(linkTo('buyer.orders'), locale);
    await expect(cards).toHaveCount(2);
    await main.getByRole('link', { name: say.tab(say.unpaid, 1) }).click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByRole('article', { name: unpaid })).toBeVisible();
    await main.getByRole('link', { name: say.tab(say.processed, 1) }).click();
    await expect(page.getByRole('article', { name: paid })).toBeVisible();

    await main.getByRole('searchbox', { name: say.search }).fill('tidak ada barang ini');
    await main.getByRole('button', { name: say.find, exact: true }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await main.getByRole('link', { name: say.clear }).first().click();
    await expect(page.getByRole('article', { name: paid })).toBeVisible();
    await main.getByRole('searchbox', { name: say.search }).fill(paid);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      inLocale(linkTo('buyer.orders', { status: 'processed', search: paid }), locale),
    );
    await expect(cards).toHaveCount(1);
    await page.goBack();
    await expect(main.getByRole('searchbox', { name: say.search })).toHaveValue('');

    await main.getByText(say.dates, { exact: true }).click();
    await main.getByLabel(say.from).fill('2020-02-01');
    await main.getByLabel(say.until).fill('2020-01-01');
    await main.getByRole('button', { name: say.apply }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    // Days the wrong way round still mean the days between them.
    expect(new URL(page.url()).searchParams.get('date_start')).toBe('2020-01-01');

    await test.step('the invoice: a page for paper, a file to send on', async () => {
      await visit(linkTo('buyer.order', { code: paid }), locale);
      await main.getByRole('link', { name: say.invoice }).click();
      const sheet = main.getByRole('article', { name: `${say.invoiceOf} ${paid}` });
      await expect(sheet).toContainText(say.paid);
      await expect(sheet).toContainText(good.name);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(main.getByRole('button', { name: say.save })).toBeHidden();
      await expect(sheet).toBeVisible();
      await page.emulateMedia({ media: 'screen' });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: say.save }).click(),
      ]);
      expect(file.suggestedFilename()).toBe(say.file(paid));
      await expect(sheet).toBeVisible();
    });

    await test.step('what nobody has paid has none, and other people’s are not there', async () => {
      await visit(linkTo('buyer.invoice', { code: unpaid }), locale);
      await expect(page).toHaveURL(inLocale(linkTo('buyer.order', { code: unpaid }), locale));
      const stranger = await newBuyer(page.request);
      const { order: theirs } = await buyProduct(stranger, good);
      await page.goto(inLocale(linkTo('buyer.invoice', { code: theirs }), locale));
      await expect(page.getByRole('heading', { name: messages[locale].notFound })).toBeVisible();
      await expect(main).not.toContainText(theirs);
    });
  });
}

test('what arrived broken is complained about with images; the seller hands one complaint over and settles another; one is taken back, and it is bought again [BUYER-03] [SELL-05] [R17] @slow', async ({
  page,
  context,
  visit,
  buyer,
  seller,
  mishaps,
}) => {
  mishaps.expect(/ERR_INTERNET_DISCONNECTED/);
  const good = await loadProduct(buyer.api, cloth);
  const code = await receiveProduct(buyer, seller, good);
  const settled = await receiveProduct(buyer, seller, await loadProduct(buyer.api, shirt));
  const main = page.getByRole('main');
  await visit(linkTo('buyer.order', { code }));
  await expect(main.getByRole('timer')).toContainText('Selesai otomatis dalam');
  await expect(main.getByRole('button', { name: 'Salin nomor resi' })).toBeVisible();

  await main.getByRole('button', { name: 'Komplain', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Barang rusak' }).check();
  await sheet.getByLabel('Ceritakan masalahnya').fill('Sobek');
  await sheet.getByRole('button', { name: 'Kirim komplain' }).click();
  await expect(sheet.getByLabel('Ceritakan masalahnya')).toBeFocused();
  await sheet.getByLabel('Ceritakan masalahnya').fill('Kainnya sobek di bagian tepi.');
  await sheet.getByRole('button', { name: 'Kirim komplain' }).click();
  await expect(sheet.getByText(/foto/i).first()).toBeVisible();
  const buffer = renderImage({ width: 600, height: 400, shade: 30 });
  await sheet.locator('input[type=file]').setInputFiles({ name: 'sobek.png', mimeType: 'image/png', buffer });
  await expect(sheet.getByRole('button', { name: 'Hapus foto 1' })).toBeVisible();
  await context.setOffline(true);
  await sheet.getByRole('button', { name: 'Kirim komplain' }).click();
  await expect(page.getByText(/Jaringan terputus|gagal terhubung ke server/).first()).toBeVisible();
  await context.setOffline(false);
  await sheet.getByRole('button', { name: 'Kirim komplain' }).dblclick();
  await expect(main.getByRole('heading', { name: orderStatusLabel('complained', 'id') })).toBeVisible();
  const complaint = main.getByRole('region', { name: 'Komplain' });
  await expect(complaint.getByText('Kainnya sobek di bagian tepi.')).toBeVisible();
  await expect(complaint.getByRole('img', { name: 'Foto bukti 1' })).toBeVisible();

  await test.step('the seller reads it and hands it to staff with a word, once; the buyer reads that', async () => {
    const theirs = seller.page.getByRole('main');
    await seller.page.goto(linkTo('seller.order', { code }));
    await untilAlive(seller.page);
    const shown = theirs.getByRole('region', { name: 'Komplain' });
    await expect(shown.getByText('Kainnya sobek di bagian tepi.')).toBeVisible();
    await expect(shown.getByRole('img', { name: 'Foto bukti 1' })).toBeVisible();
    await expect(theirs.getByRole('timer')).toContainText('Jawab komplain dalam');
    await theirs.getByRole('button', { name: 'Serahkan ke tim Pasar' }).click();
    const question = seller.page.getByRole('dialog');
    await question.getByLabel('Keterangan untuk pembeli').fill('Kain kami periksa dua kali sebelum dikirim.');
    await question.getByRole('button', { name: 'Serahkan', exact: true }).dblclick();
    await expect(shown.getByText('Diperiksa tim Pasar')).toBeVisible();
    await expect(theirs.getByRole('button', { name: 'Serahkan ke tim Pasar' })).toBeHidden();
    await page.reload();
    await expect(complaint.getByText('Diperiksa tim Pasar')).toBeVisible();
    await expect(complaint.getByText('Kain kami periksa dua kali sebelum dikirim.')).toBeVisible();
  });

  await test.step('another is settled: what was asked for comes back, and both see it', async () => {
    const picture = await uploadImage(page.request, buyer);
    await buyer.api(orderEndpoints.status, {
      body: {
        order_code: settled,
        status: 'complained',
        reason: 'damaged',
        description: 'Kancingnya lepas dua.',
        media_ids: [picture],
        amount: rupiah(10_000),
      },
    });
    const theirs = seller.page.getByRole('main');
    await seller.page.goto(inLocale(linkTo('seller.order', { code: settled }), 'en'));
    await untilAlive(seller.page);
    await expect(theirs.getByText('Kancingnya lepas dua.', { exact: true })).toBeVisible();
    await theirs.getByRole('button', { name: 'Agree to refund' }).click();
    const question = seller.page.getByRole('dialog');
    const { data: asked } = await seller.api(sellingEndpoints.detail, { params: { code: settled } });
    const rest = formatRupiah(asked.refund_preview?.seller_net ?? 0);
    await expect(question).toContainText(`The buyer gets Rp10.000 back and your store receives ${rest}.`);
    await question.getByRole('button', { name: 'Agree to refund' }).click();
    await expect(
      theirs.getByRole('heading', { name: orderStatusLabel('refunded', 'en', 'seller') }),
    ).toBeVisible();
    const earnings = theirs.getByRole('region', { name: 'Earnings' });
    await expect(earnings).toContainText(`You get${rest}`);
    await expect(earnings).toContainText('Refunded items');
    await expect(earnings).toContainText('Rp10.000 went back to the buyer');
    await visit(linkTo('buyer.order', { code: settled }));
    await expect(complaint.getByText('Dikembalikan ke saldomu: Rp10.000')).toBeVisible();
    await expect(main.getByText('Kembali ke Saldo Pasar')).toBeVisible();
    await visit(linkTo('buyer.order', { code }));
  });

  await main.getByRole('button', { name: 'Cabut komplain' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cabut komplain' }).click();
  await expect(main.getByRole('heading', { name: orderStatusLabel('completed', 'id') })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Tulis ulasan' })).toBeVisible();
  const { data } = await buyer.api(orderEndpoints.detail, { params: { code } });
  expect(data.complaint?.status).toBe('withdrawn');

  await main.getByRole('button', { name: 'Beli lagi' }).click();
  await expect(page).toHaveURL(linkTo('storefront.cart'));
  await expect(main.getByText(good.name).first()).toBeVisible();
});
