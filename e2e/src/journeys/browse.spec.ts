import { paths } from '@pasar/contract';
import { expect, test, untilAlive } from '../fixtures/test.ts';
import { words } from '../fixtures/words.ts';

test('a page can be opened in a new tab as well as followed', async ({ page, visit, context }) => {
  await visit(paths.home());
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('region', { name: words.id.forYou })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await untilAlive(tab);
  await expect(tab).toHaveURL(/\/p\//);
});
