import { endpoints, message } from '@pasar/contract';
import { apiError } from '../../platform/http/api-error.ts';
import type { App } from '../../platform/http/app.ts';
import { getCurrentUserId } from '../../platform/http/get-current-user.ts';
import { implement } from '../../platform/http/implement.ts';
import { agreeTo } from '../consents/index.ts';
import { readLegalVersions } from '../content/index.ts';
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
  implement(app, privacy.agree, async ({ ctx, body }) => {
    const { [body.kind]: current } = await readLegalVersions(ctx);
    if (body.version !== current.number) throw apiError.conflict('privacy.consent.old');
    await agreeTo(ctx, { userId: getCurrentUserId(ctx), ...body });
    return { data: await readPrivacyState(ctx), message: message('privacy.consent.given', ctx.locale) };
  });
  implement(app, privacy.cancel, async ({ ctx }) => ({
    data: await cancelDeletion(ctx),
    message: message('privacy.delete.canceled', ctx.locale),
  }));
};
