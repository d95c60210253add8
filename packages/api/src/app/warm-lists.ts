import { setTimeout as pause } from 'node:timers/promises';
import { second } from '../platform/clock.ts';

/** Longer than any market that the embedded search is made for takes to be read. */
const longest = 60 * second;

/**
 * Requests a list until the search has been read. Each request ends at its own deadline, while reading goes on; whoever
 * came before the end would be told to come later.
 */
export const warmLists = async (app: {
  request(path: string): Response | Promise<Response>;
}): Promise<void> => {
  const end = performance.now() + longest;
  for (;;) {
    const { status } = await app.request('/api/products/list?search=a&per_page=1');
    if (status !== 503 || performance.now() > end) return;
    await pause(100);
  }
};
