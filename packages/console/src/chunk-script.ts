interface PolicyMaker {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Files of the console, and nothing else. */
const createScriptURL = (url: string): string => {
  const { origin, pathname, search, href } = new URL(url, location.origin);
  if (origin === location.origin && /^\/ops\/[\w.-]+\.js$/.test(pathname) && search === '') return href;
  throw new TypeError(`not a file of the console: ${url}`);
};

/** The one way to load a late part: from the console's own folder, with the hash that the build wrote down. */
export const installChunkScript = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  const policy = trustedTypes?.createPolicy('pasar', { createScriptURL }) ?? { createScriptURL };
  const chunk = (url: string, hash = ''): HTMLScriptElement => {
    const script = document.createElement('script');
    script.integrity = hash;
    script.crossOrigin = 'anonymous';
    script.src = policy.createScriptURL(url);
    return script;
  };
  Object.defineProperty(globalThis, '__pasar', { value: Object.freeze({ chunk }) });
};
