import { endpoints, message } from '@pasar/contract';
import type { App } from '../../platform/http/app.ts';
import { implement } from '../../platform/http/implement.ts';
import { createKey } from './keys/create-key.ts';
import { listKeys } from './keys/list-keys.ts';
import { revokeKey } from './keys/revoke-key.ts';

export const developerRoutes = (app: App): void => {
  const { apiKeys } = endpoints;
  implement(app, apiKeys.list, async ({ ctx }) => ({ data: await listKeys(ctx) }));
  implement(app, apiKeys.create, async ({ ctx, body }) => ({
    data: await createKey({ ctx, input: body }),
    message: message('api-key.created', ctx.locale),
  }));
  implement(app, apiKeys.revoke, async ({ ctx, body }) => ({
    data: await revokeKey({ ctx, input: body }),
    message: message('api-key.revoked', ctx.locale),
  }));
};
