import { setTimeout as pause } from 'node:timers/promises';

const tries = 5;

/**
 * The first link of this form in a page's document. The first document of a fresh server may be the layout
 * alone, so a page without a link is requested again. Undefined when it has none.
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
