import type { ApiClient } from '@pasar/api-client';
import { accountEndpoints } from '@pasar/contract';

/**
 * Ends the session on the server. Has no static imports: endpoints and their schemas are loaded when first
 * needed.
 */
export const endSession = (api: ApiClient) => api.call(accountEndpoints.logout);
