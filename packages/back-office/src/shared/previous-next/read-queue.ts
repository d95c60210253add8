import type { ApiClient } from '@pasar/api-client';
import { adminHomeEndpoints, type QueueKind } from '@pasar/contract';

export interface QueueItem {
  id: number;
  name: string;
}

/** What waits of a kind. It is a help on the page of one; without it that can be decided all the same. */
export const readQueue = (api: ApiClient, kind: QueueKind, signal: AbortSignal): Promise<QueueItem[]> =>
  api.call(adminHomeEndpoints.queue, { query: { kind } }, { signal }).then(
    ({ data }) => data.map(({ id, subject }) => ({ id, name: subject })),
    () => [],
  );
