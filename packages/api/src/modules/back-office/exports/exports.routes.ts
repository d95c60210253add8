import { endpoints, message } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { pageMeta } from '../../../platform/http/page-meta.ts';
import { createExport } from './create-export.ts';
import { listExports } from './find-exports.ts';
import { readExportFile } from './read-export-file.ts';

export const exportsRoutes = (app: App): void => {
  const { adminExports } = endpoints;
  implement(app, adminExports.list, async ({ ctx, query, c }) => {
    const { rows, total } = await listExports({ ctx, input: query });
    return { data: rows, meta: pageMeta(c, { ...query, total }) };
  });
  implement(app, adminExports.create, async ({ ctx, body }) => ({
    data: await createExport({ ctx, input: body }),
    message: message('admin.export.started', ctx.locale),
  }));
  implement(app, adminExports.createUnmasked, async ({ ctx, body }) => ({
    data: await createExport({ ctx, input: body }),
    message: message('admin.export.started', ctx.locale),
  }));
  implement(app, adminExports.file, async ({ ctx, body }) => ({
    data: await readExportFile({ ctx, input: body }),
  }));
};
