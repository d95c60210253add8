import { addressEndpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { implement } from '../../platform/http/implement.ts';
import { addAddress } from './add-address.ts';
import { readAddressBook } from './address-book.ts';
import { deleteAddress } from './delete-address.ts';
import { editAddress } from './edit-address.ts';
import { restoreAddress } from './restore-address.ts';
import { setDefaultAddress } from './set-default-address.ts';

const { list, add, edit, setDefault, remove, restore } = addressEndpoints;

export const addressesRoutes = (app: App): void => {
  implement(app, list, async ({ ctx }) => ({ data: await readAddressBook(ctx, getCurrentUserId(ctx)) }));
  implement(app, add, async ({ ctx, body }) => ({
    data: await addAddress({ ctx, input: body }),
    message: message('address-book.saved', ctx.locale),
  }));
  implement(app, edit, async ({ ctx, params, body }) => ({
    data: await editAddress({ ctx, input: { ...body, ...params } }),
    message: message('address-book.saved', ctx.locale),
  }));
  implement(app, setDefault, async ({ ctx, params }) => ({
    data: await setDefaultAddress({ ctx, input: params }),
    message: message('address-book.saved', ctx.locale),
  }));
  implement(app, remove, async ({ ctx, params }) => ({
    data: await deleteAddress({ ctx, input: params }),
    message: message('address-book.deleted', ctx.locale),
  }));
  implement(app, restore, async ({ ctx, params }) => ({
    data: await restoreAddress({ ctx, input: params }),
    message: message('address-book.saved', ctx.locale),
  }));
};
