import { linkTo } from '../fixtures/link-to.ts';
import { messages } from '../fixtures/messages.ts';
import { expect, test, untilAlive } from '../fixtures/test.ts';

test('a page can be opened in a new tab as well as followed', async ({ page, visit, context }) => {
  await visit(linkTo('storefront.home'));
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .getByRole('region', { name: messages.id.forYou })
      .getByRole('article')
      .first()
      .getByRole('link')
      .first()
      .click({ modifiers: ['Control'] }),
  ]);
  await untilAlive(tab);
  await expect(tab).toHaveURL(/\/p\//);
});
