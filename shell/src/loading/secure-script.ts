import type { Plan } from '@pasar/contract';

/** Makes the script element for a file of a planned release; null when nothing vouches for the file. */
export type SecureScript = (url: string, hash?: string) => HTMLScriptElement | null;

interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string;
  };
}

const releasesOf = ({ slices }: Plan) =>
  Object.values(slices).flatMap((slice) => [slice, ...(slice.fallback ? [slice.fallback] : [])]);

/**
 * The one factory of script elements (recipe: integrity, crossorigin, trusted address, retry number). Entries are
 * vouched for by the plan, chunks by the hash that their entry carries; both only inside planned releases.
 */
export const createSecureScript = (plan: Plan, origin: string): SecureScript => {
  const bases = [plan.shell.base, ...releasesOf(plan).map(({ base }) => base)];
  const entries = new Map(releasesOf(plan).map(({ base, entry, integrity }) => [base + entry, integrity]));
  const tries = new Map<string, number>();

  const mayLoad = (path: string) => path.endsWith('.js') && bases.some((base) => path.startsWith(base));

  const createScriptURL = (url: string): string => {
    const { origin: from, pathname, search, hash, href } = new URL(url, origin);
    if (from !== origin || !mayLoad(pathname) || !/^(\?r=\d{1,2})?$/.test(search) || hash)
      throw new TypeError(`not a file of this plan: ${url}`);
    return href;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  const policy = trustedTypes?.createPolicy('pasar', { createScriptURL }) ?? { createScriptURL };

  return (url, given) => {
    const { origin: from, pathname } = new URL(url, origin);
    const hash = entries.get(pathname) ?? (from === origin && mayLoad(pathname) ? given : undefined);
    if (!hash || from !== origin) return null;
    const script = document.createElement('script');
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
    // A broken response may be cached as immutable for a year: another try uses another address.
    const tried = tries.get(pathname) ?? 0;
    tries.set(pathname, tried + 1);
    script.addEventListener('load', () => tries.delete(pathname));
    script.src = policy.createScriptURL(tried === 0 ? pathname : `${pathname}?r=${tried}`);
    return script;
  };
};

/** For webpack's loader, which wants an element in any case: one without address that only fails. */
export const chunkScript =
  (secureScript: SecureScript) =>
  (url: string, hash?: string): HTMLScriptElement => {
    const script = secureScript(url, hash);
    if (script) return script;
    const dead = document.createElement('script');
    queueMicrotask(() => dead.dispatchEvent(new Event('error')));
    return dead;
  };

/** Gives chunk loading of the shell and of every slice the factory; nobody can replace it later. */
export const installChunkScript = (secureScript: SecureScript): void => {
  Object.defineProperty(globalThis, '__pasar', {
    value: Object.freeze({ chunk: chunkScript(secureScript) }),
  });
};
