import { type Locale, locales, questionEndpoints } from '@pasar/contract';
import { findViolations } from '../fixtures/axe.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { logIn } from '../fixtures/log-in.ts';
import { cloth, loadProduct } from '../fixtures/products.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { newBuyer } from '../fixtures/trade.ts';

const own = {
  id: {
    section: /^Tanya jawab/,
    ask: 'Ajukan pertanyaan',
    field: 'Pertanyaanmu',
    send: 'Kirim pertanyaan',
    short: 'Pertanyaan minimal 10 karakter',
    contacts: /Hapus nomor telepon/,
    sent: 'Pertanyaanmu terkirim',
    waiting: /Menunggu jawaban/,
    open: 'Buka',
    answered: /Rumah Kawung tentang/,
  },
  en: {
    section: /^Questions and answers/,
    ask: 'Ask a question',
    field: 'Your question',
    send: 'Send question',
    short: 'Questions need at least 10 characters',
    contacts: /Remove phone numbers/,
    sent: 'Your question was sent',
    waiting: /Waiting for an answer/,
    open: 'Open',
    answered: /Rumah Kawung about/,
  },
} as const;

const createText = (locale: Locale) => `Panjang kainnya berapa? ${locale} ${Date.now().toString(36)}`;

for (const locale of locales) {
  const say = own[locale];

  test(`a buyer asks about a product, its store answers, and the buyer is led to the answer (${locale}) [W13] @slow`, async ({
    page,
    visit,
    buyer,
    seller,
  }) => {
    const good = await loadProduct(buyer.api, cloth);
    const text = createText(locale);
    const section = page.getByRole('region', { name: say.section });

    await test.step('asked by keyboard; what is refused stays in the field', async () => {
      await visit(linkTo('storefront.product', { slug: good.slug }), locale);
      await section.getByRole('button', { name: say.ask }).press('Enter');
      const field = section.getByRole('textbox', { name: say.field });
      await expect(field).toBeFocused();
      await field.fill('Ada kak?');
      await section.getByRole('button', { name: say.send }).press('Enter');
      await expect(section.getByText(say.short)).toBeVisible();
      await field.fill(`${text} 0812-3456-7890`);
      await section.getByRole('button', { name: say.send }).press('Enter');
      await expect(section.getByText(say.contacts)).toBeVisible();
      await expect(field).toHaveValue(`${text} 0812-3456-7890`);
      expect(await findViolations(page)).toEqual([]);
      await field.fill(text);
      await section.getByRole('button', { name: say.send }).dblclick();
      await expect(page.getByText(say.sent)).toBeVisible();
      await expect(section.getByRole('article').first()).toContainText(text);
      await expect(section.getByRole('article').first()).toContainText(say.waiting);
    });

    await test.step('answered in place', async () => {
      await seller.page.goto(linkTo('seller.questions', { state: 'unanswered' }));
      await untilAlive(seller.page);
      // Other tests ask, too: a notification leads to this one.
      const { data } = await buyer.api(questionEndpoints.list, {
        params: { id: String(good.productId) },
        query: { sort: 'newest' },
      });
      const id = data.find((question) => question.text === text)?.id ?? 0;
      await seller.page.goto(linkTo('seller.questions', { question: id }));
      await untilAlive(seller.page);
      const card = seller.page.getByRole('article', { name: text });
      await card.getByRole('button', { name: /^Jawab pertanyaan/ }).click();
      await card.getByRole('textbox').fill('2 meter, Kak.');
      await card.getByRole('button', { name: 'Kirim jawaban' }).click();
      await expect(card.getByText('2 meter, Kak.')).toBeVisible();
      await expect(card.getByRole('button', { name: /^Ubah jawaban/ })).toBeVisible();
      expect(await findViolations(seller.page)).toEqual([]);
    });

    await test.step('read where the notification leads', async () => {
      await expect(async () => {
        await visit(linkTo('buyer.notifications'), locale);
        await expect(page.getByRole('main').getByText(say.answered)).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page.getByRole('main').getByRole('link', { name: say.open }).first().click();
      await expect(page).toHaveURL(/\/p\/.*\?question=\d+#questions$/);
      const first = section.getByRole('article').first();
      await expect(first).toContainText(text);
      await expect(first).toContainText('2 meter, Kak.');
      await expect(first).toBeInViewport();
    });
  });

  test(`a visitor who asks is led through the login and finds the text again (${locale}) [W13] [W58]`, async ({
    page,
    request,
    visit,
  }) => {
    const person = await newBuyer(request);
    const good = await loadProduct(person.api, cloth);
    const text = createText(locale);
    const section = page.getByRole('region', { name: say.section });
    await visit(linkTo('storefront.product', { slug: good.slug }), locale);
    await section.getByRole('button', { name: say.ask }).click();
    await section.getByRole('textbox', { name: say.field }).fill(text);
    await section.getByRole('button', { name: say.send }).click();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page, person, { locale });
    await expect(section.getByRole('textbox', { name: say.field })).toHaveValue(text);
    await expect(section.getByRole('textbox', { name: say.field })).toBeInViewport();
    await section.getByRole('button', { name: say.send }).click();
    await expect(section.getByRole('article').first()).toContainText(text);
  });
}
