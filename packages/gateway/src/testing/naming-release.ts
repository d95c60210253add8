import { type FixtureGateway, storefront } from './fixture-gateway.ts';
import type { FixtureRelease } from './fixture-release.ts';

/** A storefront whose home page names the version that made it. */
export const naming = (version: string): FixtureRelease =>
  storefront(version, `return { html: 'made by ${version}', pages: ['storefront.home'] };`);

/** The version that made a page of such a storefront; undefined when none did. */
export const madeBy = (html: string): string | undefined => /made by ([\d.]+)/.exec(html)?.[1];

/** The version that makes the home page now. */
export const loadHomeVersion = async (gateway: FixtureGateway): Promise<string | undefined> =>
  madeBy((await gateway.ask('/')).text);
