import { newEmail } from '../fixtures/accounts.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { codeFor } from '../fixtures/mailbox.ts';
import { messages } from '../fixtures/messages.ts';
import { onboardingMessages } from '../fixtures/onboarding-messages.ts';
import { expect, test } from '../fixtures/test.ts';

test('six wrong codes void it; the countdown outlives a reload; a pasted code fills all boxes [AUTH-15] [AUTH-16] [VALID-04] [S4] @slow', async ({
  page,
  visit,
  request,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const say = { ...messages[locale], ...onboardingMessages[locale] };
  const email = newEmail();
  const password = 'kopi tubruk';
  const box = (position: number) => page.getByLabel(say.box(position), { exact: true });
  const verify = page.getByRole('button', { name: say.verify });

  await test.step('registers: the first box is ready after a second, a new code only after a minute', async () => {
    await visit(linkTo('auth.register'), locale);
    const main = page.getByRole('main');
    await main.getByLabel(say.email, { exact: true }).fill(email);
    await main.getByLabel(say.password, { exact: true }).fill(password);
    await main.getByLabel(say.confirmation).fill(password);
    await main.getByRole('button', { name: say.register, exact: true }).click();
    await expect(box(1)).toBeFocused();
    await expect(page.getByRole('button', { name: say.wait })).toBeDisabled();
    await page.reload();
    await expect(page.getByRole('button', { name: say.wait })).toBeDisabled();
  });

  const code = await codeFor(request, email);
  const wrong = code === '000000' ? '111111' : '000000';
  const paste = async (text: string) => {
    await box(1).click();
    await box(1).evaluate((input, pasted) => {
      const data = new DataTransfer();
      data.setData('text', pasted);
      input.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, text);
    for (const [index, digit] of [...text].entries()) await expect(box(index + 1)).toHaveValue(digit);
  };

  await test.step('nothing in the boxes is said at them', async () => {
    await box(1).press('Enter');
    await expect(page.getByText(say.codeRequired)).toBeVisible();
    await expect(box(1)).toBeFocused();
  });

  await test.step('wrong codes are counted, the sixth finds it void, and the right one is worth nothing then', async () => {
    for (const left of [4, 3, 2, 1]) {
      await paste(wrong);
      await verify.click();
      await expect(page.getByText(say.triesLeft(left))).toBeVisible();
    }
    for (const last of [wrong, wrong, code]) {
      await paste(last);
      await verify.click();
      await expect(page.getByText(say.void)).toBeVisible();
    }
    await expect(page).toHaveURL(/verification-otp/);
  });
});

test('an older link with e-mail= leads to the same boxes [AUTH-14] @desktop', async ({ page, visit }) => {
  await visit('/verification-otp?e-mail=ratna%40example.test&to=reset-password', 'en');
  await expect(page.getByText('ratna@example.test')).toBeVisible();
});
