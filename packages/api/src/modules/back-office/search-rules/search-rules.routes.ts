import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { readSearchReport } from '../../search/index.ts';
import { findRules } from './find-rules.ts';
import { importRules } from './import-rules.ts';
import { deleteRule, saveRule } from './save-rule.ts';

export const searchRulesRoutes = (app: App): void => {
  const { adminSearch } = endpoints;
  implement(app, adminSearch.rules, async ({ ctx, query, c }) => {
    const { rules, total } = await findRules(ctx, query);
    return { data: rules, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminSearch.save, async ({ ctx, body }) => ({
    data: await saveRule({ ctx, input: body }),
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminSearch.import, async ({ ctx, body }) => ({
    data: { saved: await importRules({ ctx, input: body }) },
    message: message('admin.done', ctx.locale),
  }));
  implement(app, adminSearch.report, async ({ ctx, query, c }) => {
    const { counts, total } = await readSearchReport(ctx, query);
    return { data: counts, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminSearch.delete, async ({ ctx, body }) => ({
    data: await deleteRule({ ctx, input: body.rule_id }),
    message: message('admin.done', ctx.locale),
  }));
};
