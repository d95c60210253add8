import type { FlashSlot } from '@pasar/contract';

/**
 * When the row of slots will have to be asked for again: the first beginning or end of any of them that is still to
 * come. Undefined when there is none.
 */
export const nextChange = (
  slots: readonly Pick<FlashSlot, 'starts_at' | 'ends_at'>[],
  serverTime: string,
): string | undefined =>
  slots
    .flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    .filter((moment) => moment > serverTime)
    .sort()[0];
