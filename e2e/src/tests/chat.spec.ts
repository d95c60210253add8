import { locales } from '@pasar/contract';
import { linkTo } from '../fixtures/link-to.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

const own = {
  id: {
    chat: 'Chat penjual',
    write: 'Tulis pesan',
    sent: /· Terkirim$/,
    read: /Dibaca/,
    hidden: /Kontak di luar Pasar/,
    messages: 'Pesan',
  },
  en: {
    chat: 'Chat with seller',
    write: 'Write a message',
    sent: /· Sent$/,
    read: /Read/,
    hidden: /Contact details outside/,
    messages: 'Messages',
  },
} as const;

for (const locale of locales) {
  const say = own[locale];

  test(`a buyer asks about a product, the store replies, and the buyer reads it in place (${locale}) [W5] [W7]`, async ({
    page,
    visit,
    buyer,
    seller,
  }) => {
    const { productId } = await loadProduct(buyer.api, cloth);
    const words = `Masih ada? ${productId} ${locale} ${Date.now()}`;
    await visit(linkTo('storefront.product', { slug: String(productId) }), locale);
    await page.getByRole('button', { name: say.chat }).click();
    const field = page.getByRole('textbox', { name: say.write });
    await field.fill(words);
    await field.press('Enter');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(say.sent)).toBeVisible();
    await expect(field).toBeFocused();

    await seller.page.goto(linkTo('seller.chats'));
    await untilAlive(seller.page);
    await seller.page.getByRole('link', { name: words }).click();
    const reply = seller.page.getByRole('textbox', { name: own.id.write });
    await reply.fill('Masih kak, hubungi 0812-3456-7890');
    await reply.press('Enter');
    await expect(
      seller.page.getByRole('region', { name: own.id.messages }).getByText('Masih kak, hubungi •••'),
    ).toBeVisible();
    await expect(seller.page.getByText(own.id.hidden)).toBeVisible();

    await expect(
      page.getByRole('region', { name: say.messages }).getByText('Masih kak, hubungi •••'),
    ).toBeVisible();
    await expect(field).toBeFocused();
    await expect(page.getByText(say.read)).toBeVisible();
  });
}
