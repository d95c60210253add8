import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { pageMeta } from '../../platform/http/page-meta.ts';
import { cancelImport } from './cancel-import.ts';
import { createErrorFileLink } from './files/create-error-file-link.ts';
import { createTemplateLink } from './files/create-template-link.ts';
import { listImports } from './presenters/list-imports.ts';
import { showImport } from './presenters/show-import.ts';
import { startImport } from './start/start-import.ts';

export const importsRoutes = (app: App): void => {
  const { imports } = endpoints;
  implement(app, imports.start, async ({ ctx, body }) => ({
    data: await startImport({ ctx, input: body }),
    message: message('import.started', ctx.locale),
  }));
  implement(app, imports.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listImports({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  // Before the imports themselves: its name would be taken for a number.
  implement(app, imports.template, async ({ ctx, query }) => ({
    data: await createTemplateLink({ ctx, input: query }),
  }));
  implement(app, imports.show, async ({ ctx, params, query, c }) => {
    const { data, total } = await showImport({ ctx, input: { ...params, ...query } });
    return { data, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, imports.cancel, async ({ ctx, params }) => ({
    data: await cancelImport({ ctx, input: params }),
    message: message('import.cancelled', ctx.locale),
  }));
  implement(app, imports.errorFile, async ({ ctx, params, query }) => ({
    data: await createErrorFileLink({ ctx, input: { ...params, ...query } }),
  }));
};
