import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { createDecisionResponse } from '../approvals/create-decision-response.ts';
import { moveCategory, restoreCategory, retireCategory } from './arrange-category.ts';
import { removeAttribute, saveAttribute } from './save-attribute.ts';
import { addCategory, changeCategory, listCategories } from './save-category.ts';
import { setCommission } from './set-commission.ts';

const done = <D>({ locale }: Context, data: D) => ({ data, message: message('admin.done', locale) });

export const categoriesRoutes = (app: App): void => {
  const { adminAttributes, adminCategories } = endpoints;
  implement(app, adminCategories.list, async ({ ctx }) => ({ data: await listCategories(ctx) }));
  implement(app, adminCategories.create, async ({ ctx, body }) =>
    done(ctx, await addCategory({ ctx, input: body })),
  );
  implement(app, adminCategories.edit, async ({ ctx, body }) =>
    done(ctx, await changeCategory({ ctx, input: body })),
  );
  implement(app, adminCategories.move, async ({ ctx, body }) =>
    done(ctx, await moveCategory({ ctx, input: body })),
  );
  implement(app, adminCategories.retire, async ({ ctx, body }) =>
    done(ctx, await retireCategory({ ctx, input: body })),
  );
  implement(app, adminCategories.restore, async ({ ctx, body }) =>
    done(ctx, await restoreCategory({ ctx, input: body })),
  );
  implement(app, adminAttributes.save, async ({ ctx, body }) =>
    done(ctx, await saveAttribute({ ctx, input: body })),
  );
  implement(app, adminAttributes.remove, async ({ ctx, body }) => ({
    data: await removeAttribute({ ctx, input: body }),
    message: message('attribute.removed', ctx.locale),
  }));
  implement(app, adminCategories.setCommission, ({ ctx, body }) =>
    createDecisionResponse(ctx, setCommission({ ctx, input: body }), 'admin.approval.waiting'),
  );
};
