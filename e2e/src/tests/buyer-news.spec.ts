import { readFile } from 'node:fs/promises';
import { inLocale, locales } from '@pasar/contract';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { fillWallet, orderProduct } from '../fixtures/trade.ts';

const own = {
  id: {
    order: 'Pesanan',
    review: 'Ulasan',
    none: 'Belum ada notifikasi di sini',
    all: 'Lihat semua notifikasi',
    open: 'Buka',
    readAll: 'Tandai semua dibaca',
    unread: /^Notifikasi, \d+ baru$/,
    quiet: 'Notifikasi',
    kind: 'Jenis',
    refund: 'Dana kembali',
    apply: 'Terapkan',
    statement: 'Unduh CSV',
    file: /^Mutasi saldo .*\.csv$/,
    held: /ditahan untuk pesanan yang belum dibayar/,
    kinds: 'Jenis notifikasi',
  },
  en: {
    order: 'Orders',
    review: 'Reviews',
    none: 'No notifications here yet',
    all: 'See all notifications',
    open: 'Open',
    readAll: 'Mark all as read',
    unread: /^Notifications, \d+ new$/,
    quiet: 'Notifications',
    kind: 'Type',
    refund: 'Refund',
    apply: 'Apply',
    statement: 'Download CSV',
    file: /^Balance statement .*\.csv$/,
    held: /held/,
    kinds: 'Notification types',
  },
} as const;

for (const locale of locales) {
  const say = own[locale];

  test(`notifications come by kind, link to their targets, and are counted alike in every tab (${locale}) [BUYER-02] [HEAD-01] [R19] @slow`, async ({
    page,
    context,
    visit,
    buyer,
  }) => {
    await fillWallet(buyer, await loadProduct(buyer.api, cloth));
    const main = page.getByRole('main');
    await visit(linkTo('buyer.notifications'), locale);
    const kinds = main.getByRole('navigation', { name: say.kinds });
    await kinds.getByRole('link', { name: say.review, exact: true }).click();
    await expect(main.getByText(say.none)).toBeVisible();
    await main.getByRole('link', { name: say.all }).click();
    await kinds.getByRole('link', { name: say.order, exact: true }).click();
    await expect(page).toHaveURL(inLocale(linkTo('buyer.notifications', { category: 'order' }), locale));

    const other = await context.newPage();
    await other.goto(inLocale(linkTo('storefront.home'), locale));
    await untilAlive(other);
    const bells = [page, other].map((tab) => tab.getByRole('banner').getByRole('link', { name: say.quiet }));
    for (const bell of bells) await expect(bell).toHaveAccessibleName(say.unread);
    await main.getByRole('button', { name: say.readAll }).dblclick();
    for (const bell of bells) await expect(bell).toHaveAccessibleName(say.quiet);
    await expect(main.getByRole('button', { name: say.readAll })).toHaveCount(0);
    await main.getByRole('link', { name: say.open }).first().click();
    await expect(page).toHaveURL(/\/account\/orders\/ORD-/);
  });

  test(`the wallet shows what is held, and its history is filtered and saved (${locale}) [BUYER-05]`, async ({
    page,
    visit,
    buyer,
  }) => {
    const good = await loadProduct(buyer.api, cloth);
    const saved = await fillWallet(buyer, good);
    await orderProduct(buyer, good);
    const main = page.getByRole('main');
    await visit(linkTo('buyer.wallet'), locale);
    await main.getByLabel(say.kind, { exact: true }).selectOption({ label: say.refund });
    await main.getByRole('button', { name: say.apply }).first().click();
    await expect(page).toHaveURL(inLocale(linkTo('buyer.wallet', { type: 'refund' }), locale));
    await expect(main.getByText(`+Rp${saved.toLocaleString('id-ID')}`)).toHaveCount(1);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: say.statement }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(say.file);
    const table = await readFile((await file.path()) ?? '', 'utf8');
    expect(table).toContain(String(saved));
    expect(table.trim().split('\n')).toHaveLength(2);
  });
}
