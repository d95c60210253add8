import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { cancelDeletion, requestDeletion } from './delete/request-deletion.ts';
import { linkToExport, requestExport } from './export/request-export.ts';
import { readPrivacyState } from './state.ts';

export const privacyRoutes = (app: App): void => {
  const { privacy } = endpoints;
  implement(app, privacy.read, async ({ ctx }) => ({ data: await readPrivacyState(ctx) }));
  implement(app, privacy.export, async ({ ctx }) => ({
    data: await requestExport(ctx),
    message: message('privacy.export.started', ctx.locale),
  }));
  implement(app, privacy.link, async ({ ctx }) => ({ data: await linkToExport(ctx) }));
  implement(app, privacy.delete, async ({ ctx }) => ({
    data: await requestDeletion(ctx),
    message: message('privacy.delete.scheduled', ctx.locale),
  }));
  implement(app, privacy.cancel, async ({ ctx }) => ({
    data: await cancelDeletion(ctx),
    message: message('privacy.delete.canceled', ctx.locale),
  }));
};
