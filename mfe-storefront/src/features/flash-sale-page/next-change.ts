import type { FlashSlot } from '@pasar/contract';

/**
 * When to request the row of slots again: the next beginning or end of any of them. Undefined when there is
 * none.
 */
export const nextChange = (
  slots: readonly Pick<FlashSlot, 'starts_at' | 'ends_at'>[],
  serverTime: string,
): string | undefined =>
  slots
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .filter((moment) => moment > serverTime)
    .sort()[0];
