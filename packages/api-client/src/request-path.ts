/** The endpoint's path with its `:name` places filled. Throws TypeError when a parameter is missing. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new TypeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
