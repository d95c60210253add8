import type { Plan } from '@pasar/contract';

/** Makes the script element for the entry of a planned release; null when nothing vouches for the file. */
export type SecureScript = (url: string) => HTMLScriptElement | null;

interface PolicyMaker {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const releasesOf = ({ slices }: Plan) =>
  Object.values(slices).flatMap((slice) => [slice, ...(slice.fallback ? [slice.fallback] : [])]);

/** Files for other pages than the market's: they bring their own React. */
const forOtherHosts = 'remote/';

/** The gateway's service worker, which belongs to no release. */
const worker = '/sw.js';

/**
 * Installs the policy through which every script address passes, those of webpack's chunks too: scripts of planned
 * releases and the service worker, no HTML and no script text. Returns the factory of entries, for which the plan has the
 * hashes.
 */
export const createSecureScript = (plan: Plan, origin: string): SecureScript => {
  const bases = [plan.shell.base, ...releasesOf(plan).map(({ base }) => base)];
  const entries = new Map(releasesOf(plan).map(({ base, entry, integrity }) => [base + entry, integrity]));
  const tries = new Map<string, number>();

  const mayLoad = (path: string) =>
    path.endsWith('.js') &&
    bases.some((base) => path.startsWith(base) && !path.startsWith(base + forOtherHosts));

  const createScriptURL = (url: string): string => {
    if (url === worker) return url;
    const { origin: from, pathname, search, hash, href } = new URL(url, origin);
    if (from !== origin || !mayLoad(pathname) || !/^(\?r=\d{1,2})?$/.test(search) || hash)
      throw new TypeError(`not a file of this plan: ${url}`);
    return href;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  // Shells before this one have a policy of the other name, which documents still allow: it is taken.
  for (const name of ['default', 'pasar']) trustedTypes?.createPolicy(name, { createScriptURL });

  return (url) => {
    const { origin: from, pathname } = new URL(url, origin);
    const integrity = entries.get(pathname);
    if (!integrity || from !== origin) return null;
    const script = document.createElement('script');
    script.integrity = integrity;
    script.crossOrigin = 'anonymous';
    // A broken response may be cached as immutable for a year: another try uses another address.
    const tried = tries.get(pathname) ?? 0;
    tries.set(pathname, tried + 1);
    script.addEventListener('load', () => tries.delete(pathname));
    script.src = origin + pathname + (tried === 0 ? '' : `?r=${tried}`);
    return script;
  };
};
