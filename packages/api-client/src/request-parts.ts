/** Query fields as search parameters: a list repeats its key, absent values are left out. */
export const toSearchParams = (query: Record<string, unknown> = {}): URLSearchParams => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(key, String(one));
    }
  }
  return search;
};

/** A multipart body; files stay files, everything else becomes text. */
export const toFormData = (fields: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      form.append(key, value instanceof Blob ? value : String(value));
  }
  return form;
};
