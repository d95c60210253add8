import type { QueueRow } from '@pasar/contract';

/** Where an item of the queue is decided; undefined where that is the command line. */
export const getQueuePath = ({ kind }: Pick<QueueRow, 'kind' | 'id'>): string | undefined => {
  switch (kind) {
    default:
      return undefined;
  }
};
