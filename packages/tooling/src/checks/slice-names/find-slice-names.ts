import type { SliceDeclaration } from '@pasar/gateway/slice-declaration';

/** A whole text of the code, in any of its three quotes. */
const literal = (inside: string): string => `['"\`](?:${inside})['"\`]`;

const withoutComments = (source: string): string =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/**
 * The texts of a source that name a slice, its folder, one of its pages or an address below its prefixes. The market's
 * own code takes them from the registry.
 */
export const findSliceNames = (
  source: string,
  entries: readonly Pick<SliceDeclaration, 'name' | 'prefixes'>[],
): string[] => {
  const names = entries.map(({ name }) => name).join('|');
  const prefixes = entries
    .flatMap((entry) => entry.prefixes)
    .filter(Boolean)
    .join('|');
  const pattern = new RegExp(
    [
      `\\bmfe-(?:${names})\\b`,
      literal(`(?:${names})(?:\\.[a-z]\\w*)?`),
      literal(`/(?:${prefixes})(?:[/?#][^'"\`\\n]*)?`),
      literal(`(?:${prefixes})/:[^'"\`\\n]*`),
    ].join('|'),
    'g',
  );
  return [...new Set(withoutComments(source).match(pattern))];
};
