import type { Page, Route } from 'playwright';
import type { Subject } from './subject.ts';

/** What happens to a file; `over` resolves when the fault ends. */
type Play = (route: Route, over: Promise<void>) => Promise<void>;

const changed =
  (change: (text: string) => string): Play =>
  async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  };

const plays = {
  'refuses the connection': (route) => route.abort('connectionrefused'),
  hangs: async (route, over) => {
    await over;
    await route.abort('timedout');
  },
  'answers 404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  'answers HTML': (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Wi-Fi' }),
  'sends half a file': changed((text) => text.slice(0, text.length / 2)),
  'sends other bytes': changed((text) => `${text};globalThis.altered=true;`),
  'throws on load': changed((text) => `throw new Error('planted');${text}`),
} satisfies Record<string, Play>;

export const injectedFaults = [
  ...(Object.keys(plays) as (keyof typeof plays)[]), // the keys of a closed table
  'throws in render',
  'late file answers 404',
  'manifest hangs',
] as const;
export type InjectedFault = (typeof injectedFaults)[number];

const routed = async (page: Page, files: (url: URL) => boolean, play: Play) => {
  const over = Promise.withResolvers<void>();
  await page.route(files, (route) => play(route, over.promise).catch(() => undefined));
  return async () => {
    over.resolve();
    await page.unroute(files);
  };
};

/** Injects a fault; returns the function that ends it, or undefined where the system has no such part. */
export const injectFault = async (
  page: Page,
  arm: Subject,
  fault: InjectedFault,
): Promise<(() => Promise<void>) | undefined> => {
  switch (fault) {
    case 'manifest hangs':
      return arm.manifest && routed(page, arm.manifest, plays.hangs);
    case 'late file answers 404':
      return routed(page, arm.late, plays['answers 404']);
    case 'throws in render':
      if (arm.forge) return arm.forge(page, fault);
      await page.addInitScript(() => Object.assign(globalThis, { plantedRender: true }));
      return () => page.evaluate(() => void Object.assign(globalThis, { plantedRender: false }));
    case 'throws on load':
      if (arm.forge) return arm.forge(page, fault);
      return routed(page, arm.entry, plays[fault]);
    default:
      return routed(page, arm.entry, plays[fault]);
  }
};
