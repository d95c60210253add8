import { onTestFinished } from 'vitest';
import { type ApiClientOptions, createApiClient } from '../api-client.ts';
import { openServer } from './open-server.ts';

export type Handler = Parameters<typeof openServer>[0];

/**
 * A client of a fresh server that responds by `handler`, for one test; `arrived` is what the server
 * received.
 */
export const clientAgainst = async (handler: Handler, options: Partial<ApiClientOptions> = {}) => {
  const server = await openServer(handler);
  onTestFinished(() => server.close());
  const client = createApiClient({ baseUrl: `${server.url}/api`, locale: () => 'id', ...options });
  return { client, arrived: server.arrived, close: server.close };
};
