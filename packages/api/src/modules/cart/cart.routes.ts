import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../platform/context.ts';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { addToCart } from './add-to-cart.ts';
import { checkItems, type WhichItems } from './check-items.ts';
import type { ItemResults } from './each-item.ts';
import { removeItems } from './remove-items.ts';
import { showCart } from './show-cart.ts';
import { updateItem } from './update-item.ts';

/** The cart as it is then; with several items named, what became of each. */
const cartAfter = async (ctx: Context, { cart_item_id }: WhichItems, outcomes: ItemResults) => ({
  ...(await showCart({ ctx, input: undefined })),
  ...(Array.isArray(cart_item_id) ? outcomes : {}),
});
const checking = (isChecked: boolean) => async (ctx: Context, which: WhichItems) =>
  cartAfter(ctx, which, await checkItems({ ctx, input: { which, isChecked } }));
const check = checking(true);
const uncheck = checking(false);

export const cartRoutes = (app: App): void => {
  const { cart } = endpoints;
  implement(app, cart.list, ({ ctx }) => showCart({ ctx, input: undefined }));
  implement(app, cart.add, async ({ ctx, body }) => ({
    data: await addToCart({ ctx, input: body }),
    message: message('cart.added', ctx.locale),
  }));
  implement(app, cart.update, async ({ ctx, body }) => {
    await updateItem({ ctx, input: body });
    return showCart({ ctx, input: undefined });
  });
  implement(app, cart.checked, ({ ctx, body }) => check(ctx, body));
  implement(app, cart.unchecked, ({ ctx, body }) => uncheck(ctx, body));
  implement(app, cart.remove, async ({ ctx, body }) =>
    cartAfter(ctx, body, await removeItems({ ctx, input: body })),
  );
};
