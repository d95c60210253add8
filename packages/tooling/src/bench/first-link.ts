import { setTimeout as pause } from 'node:timers/promises';

const tries = 5;

/**
 * The first address of this form to which a page leads, as its document says it. The first document of a fresh market may
 * be the frame alone, so a page without one is asked again. Undefined when it leads to none.
 */
export const firstLink = async (
  market: string,
  page: string,
  pattern: RegExp,
): Promise<string | undefined> => {
  for (let nth = 1; nth <= tries; nth++) {
    const [, link] = pattern.exec(await (await fetch(new URL(page, market))).text()) ?? [];
    if (link) return link;
    await pause(300);
  }
  return undefined;
};

/** Path of the first product in the list. */
export const firstProduct = (market: string) => firstLink(market, '/search', /href="(\/p\/[^"?]+)/);
