interface PolicyMaker {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** Files of the console, and nothing else. */
const createScriptURL = (url: string): string => {
  const { origin, pathname, search, href } = new URL(url, location.origin);
  if (origin === location.origin && /^\/ops\/[\w.-]+\.js$/.test(pathname) && /^(\?r=\d{1,2})?$/.test(search))
    return href;
  throw new TypeError(`not a file of the console: ${url}`);
};

/** Late parts come from the console's own folder alone; the build wrote their hashes down. */
export const installScriptPolicy = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyMaker };
  trustedTypes?.createPolicy('default', { createScriptURL });
};
