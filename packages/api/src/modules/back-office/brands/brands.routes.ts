import { endpoints, message } from '@pasar/contract';
import type { Context } from '../../../platform/context.ts';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { addBrand, changeBrand, listBrands } from './save-brand.ts';

const done = <D>({ locale }: Context, data: D) => ({ data, message: message('admin.done', locale) });

export const brandsRoutes = (app: App): void => {
  const { adminBrands } = endpoints;
  implement(app, adminBrands.list, async ({ ctx, query, c }) => {
    const { brands, ...counts } = await listBrands(ctx, query);
    return { data: brands, meta: pageMeta(c, { ...query, ...counts }) };
  });
  implement(app, adminBrands.create, async ({ ctx, body }) =>
    done(ctx, await addBrand({ ctx, input: body })),
  );
  implement(app, adminBrands.edit, async ({ ctx, body }) =>
    done(ctx, await changeBrand({ ctx, input: body })),
  );
};
