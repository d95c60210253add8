import { inLocale, locales, message } from '@pasar/contract';
import type { Locator, Page } from 'playwright/test';
import { carryToken } from '../fixtures/accounts.ts';
import type { FieldCase } from '../fixtures/field-cases.ts';
import { limitedForms } from '../fixtures/limited-forms.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { onboardingMessages } from '../fixtures/onboarding-messages.ts';
import { expect, test } from '../fixtures/test.ts';

/** The value of a field, without its display separators. */
const plain = (value: string, stays: string) =>
  /^[\dO+]+$/.test(stays) ? value.replace(/[\s.-]/g, '') : value;

const errorOf = (field: Locator) =>
  field.evaluate(
    (input) =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .filter((id) => id.endsWith('-error'))
        .map((id) => document.getElementById(id)?.textContent)
        .join() ?? '',
  );

const ways = {
  /** The end by key, where a limit would stop it. */
  typed: async (page: Page, text: string) => {
    await page.keyboard.insertText(text.slice(0, -3));
    await page.keyboard.type(text.slice(-3));
  },
  pasted: async (page: Page, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press('ControlOrMeta+v');
  },
};

const tryField = async (
  page: Page,
  field: Locator,
  cases: readonly FieldCase[],
  says: (one: FieldCase) => string,
) => {
  for (const one of cases)
    for (const [way, enter] of Object.entries(ways)) {
      await field.fill('');
      await field.focus();
      await enter(page, one.text);
      await page.keyboard.press('Tab');
      await expect.poll(() => errorOf(field), `${one.text} ${way}`).toBe(says(one));
      const stays = one.stays ?? one.text;
      expect(plain(await field.inputValue(), stays), `${one.text} ${way}`).toBe(stays);
    }
};

for (const [at, [name, form]] of Object.entries(limitedForms).entries()) {
  const locale = locales[at % 2] ?? 'id';

  test(`${name}: nothing typed or pasted is cut, and every limit is reported (${locale}) [VALID-07] [VALID-10] [A34] [A44] [A46] @slow`, async ({
    page,
    visit,
    context,
    request,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const who = await form.who(request);
    await carryToken(context, who.token, baseURL);
    await visit(await form.path(who), locale);
    await form.open?.(page, locale);
    for (const [field, cases] of Object.entries(form.fields))
      await test.step(field, () =>
        tryField(page, page.locator(`[name="${field}"]:visible`), cases, ({ says }) =>
          says ? message(says, locale) : '',
        ),
      );
  });
}

for (const locale of locales)
  test(`a pasted code fills all boxes; one digit too many makes no other code (${locale}) [VALID-04] [A16]`, async ({
    page,
    visit,
    context,
  }) => {
    const say = messages[locale];
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(linkTo('auth.verification', { email: 'ratna@example.test', to: 'reset-password' }), locale);
    const boxes = page.locator('input[name^="code_"]');
    const code = async () =>
      (await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value))).join();
    for (const pasted of ['123 456', '123-456', ' 123456\n']) {
      await boxes.first().click();
      await ways.pasted(page, pasted);
      expect(await code()).toBe('1,2,3,4,5,6');
    }
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/auth/verification')) sent += 1;
    });
    const byKey = (_: Page, text: string) => page.keyboard.type(text);
    for (const enter of [byKey, ways.pasted]) {
      await boxes.last().focus();
      for (let left = 0; left < 7; left++) await page.keyboard.press('Backspace');
      await expect(boxes.first()).toBeFocused();
      await enter(page, '1234567');
      expect(await code()).toBe('1,2,3,4,5,67');
      // It looks disabled, as for a code that is too short, and still shows why.
      await page.getByRole('button', { name: say.verify }).click({ force: true });
      await expect(page.getByText(onboardingMessages[locale].codeRequired)).toBeVisible();
    }
    expect(sent).toBe(0);
    expect(page.url()).toContain(inLocale('/verification-otp', locale));
  });

test('a search that is too long stays in its box and shows that [SEARCH-01] [A34]', async ({
  page,
  visit,
}) => {
  const long = 'kopi '.repeat(21).trim();
  for (const path of [linkTo('storefront.home'), linkTo('storefront.store', { slug: 'rumah-kawung' })]) {
    await visit(path);
    const box =
      path === linkTo('storefront.home')
        ? page.getByRole('combobox').first()
        : page.locator('main [name=search]').first();
    await box.click();
    await page.keyboard.insertText(long);
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(long);
    expect(await box.evaluate((input) => (input as HTMLInputElement).validationMessage)).toBe(
      'Pencarian maksimal 100 karakter',
    );
    await expect(page).toHaveURL(path);
  }
});
