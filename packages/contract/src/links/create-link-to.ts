import type { LinkQuery, LinkTo } from './link-types.ts';

interface LinkSource {
  /** The pattern of a page, such as `/p/:slug`; undefined when nobody offers it. */
  patternOf(name: string): string | undefined;
  /** Receives what cannot be linked: no page has the name, or its pattern needs more than was given. */
  onUnknown(name: string): void;
}

const withQuery = (path: string, query: LinkQuery): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== '') search.append(key, String(one));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

/** Links by name over patterns that are known at run time; what is unknown leads to the home page. */
export const createLinkTo = ({ patternOf, onUnknown }: LinkSource): LinkTo => {
  const linkTo = (name: string, values: LinkQuery = {}): string => {
    const rest = { ...values };
    const path = patternOf(name)?.replace(/:(\w+)/g, (whole, key: string) => {
      const value = rest[key];
      delete rest[key];
      return value === undefined ? whole : encodeURIComponent(String(value));
    });
    if (path !== undefined && !path.includes('/:')) return withQuery(path, rest);
    onUnknown(name);
    return '/';
  };
  return linkTo as LinkTo;
};
