import { confirmInDialog } from '../fixtures/confirm.ts';
import { linkTo } from '../fixtures/link-to.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  id: {
    ask: 'Minta salinan',
    copy: 'mengunduh data akun Pasar kamu',
    download: 'Unduh salinan',
    remove: 'Hapus akun',
    yes: 'Ya, hapus akun',
    deletion: 'menghapus akun Pasar kamu',
    scheduled: /^Akun akan dihapus pada /,
    cancel: 'Batalkan penghapusan',
  },
  en: {
    ask: 'Request a copy',
    copy: 'export the data of your Pasar account',
    download: 'Download the copy',
    remove: 'Delete the account',
    yes: 'Yes, delete the account',
    deletion: 'delete your Pasar account',
    scheduled: /^Your account will be deleted on /,
    cancel: 'Cancel the deletion',
  },
} as const;

test('a buyer downloads a copy of the own data, and thinks better of leaving [W64] [W65] [W81] @slow', async ({
  page,
  buyer,
  visit,
  request,
  isMobile,
}) => {
  const locale = isMobile ? 'id' : 'en';
  const say = words[locale];
  const owner = { request, email: buyer.email, password: buyer.password };
  await visit(linkTo('buyer.privacy'), locale);
  await page.getByRole('button', { name: say.ask }).click();
  await confirmInDialog(page, owner, say.copy);
  // The page asks again by itself while the copy is made.
  const ready = page.getByRole('button', { name: say.download });
  await expect(ready).toBeVisible({ timeout: 30_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), ready.click()]);
  expect(file.suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: say.remove, exact: true }).click();
  await page.getByRole('button', { name: say.yes }).click();
  await confirmInDialog(page, owner, say.deletion);
  await expect(page.getByText(say.scheduled)).toBeVisible();
  await page.getByRole('button', { name: say.cancel }).click();
  await expect(page.getByRole('button', { name: say.remove, exact: true })).toBeVisible();
});
