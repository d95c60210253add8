/** The endpoint's path with its `:name` places filled. Throws TypeError when a parameter is missing. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null) throw new TypeError(`${path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });

/** Query fields as search parameters: a list repeats its key, absent values are left out. */
export const searchOf = (query: Record<string, unknown> = {}): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one));
    }
  }
  return search;
};

/** A multipart body; files stay files, everything else becomes text. */
export const formOf = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
};
