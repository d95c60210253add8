/** Endings that never change what a word names, and those of English plurals. */
const endings = ['nya', 'ku', 'mu', 'lah', 'kah', 'es', 's'];

/** The word without such an ending, for words that nobody knows as they are typed. */
export const withoutEnding = (word: string): string[] =>
  endings.flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= 3 ? [word.slice(0, -ending.length)] : [],
  );

/** Prefixes with what a root may begin with after them: `penanak` comes from `tanak`, `menyapu` from `sapu`. */
const prefixes: readonly (readonly [prefix: string, roots: readonly string[]])[] = [
  ['meny', ['s']],
  ['peny', ['s']],
  ['meng', ['', 'k']],
  ['peng', ['', 'k']],
  ['mem', ['', 'p']],
  ['pem', ['', 'p']],
  ['men', ['', 't']],
  ['pen', ['', 't']],
  ['ber', ['']],
  ['ter', ['']],
  ['per', ['']],
  ['me', ['']],
  ['pe', ['']],
  ['di', ['']],
];
const suffixes = ['kan', 'an', 'i'];
const shortestRoot = 4;

/** What an Indonesian word may be derived from; a guess, to be looked up. */
export const possibleRoots = (word: string): string[] => {
  const stems = [
    word,
    ...suffixes.flatMap((end) => (word.endsWith(end) ? [word.slice(0, -end.length)] : [])),
  ];
  const roots = stems.flatMap((stem) => [
    stem,
    ...prefixes.flatMap(([prefix, begins]) =>
      stem.startsWith(prefix) ? begins.map((begin) => begin + stem.slice(prefix.length)) : [],
    ),
  ]);
  return [...new Set(roots)].filter((root) => root !== word && root.length >= shortestRoot);
};
