import type { Context } from '../../../platform/context.ts';

/**
 * Streams texts as they come. When one fails, the response is aborted, so that no partial file looks complete; the log
 * has the reason.
 */
export const streamLines = (
  { log }: Context,
  chunks: AsyncGenerator<string>,
): ReadableStream<Uint8Array<ArrayBuffer>> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { value, done } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log.error({ err: error }, 'a table could not be written to its end');
        controller.error(error);
      }
    },
    cancel: async () => void (await chunks.return(undefined)),
  });
};
