import { endpoints } from '@pasar/contract';
import type { App } from '../../../platform/http/app.ts';
import { implement } from '../../../platform/http/implement.ts';
import { createDecisionResponse } from '../approvals/create-decision-response.ts';
import { editSetting } from './edit-setting.ts';
import { listSettings } from './list-settings.ts';

export const settingsRoutes = (app: App): void => {
  const { adminSettings } = endpoints;
  implement(app, adminSettings.list, async ({ ctx }) => ({
    data: await listSettings({ ctx, input: undefined }),
  }));
  implement(app, adminSettings.edit, ({ ctx, body }) =>
    createDecisionResponse(ctx, editSetting({ ctx, input: body }), 'admin.approval.waiting'),
  );
};
