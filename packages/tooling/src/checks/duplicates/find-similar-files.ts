export interface Source {
  file: string;
  text: string;
}

export interface SimilarFiles {
  files: readonly [string, string];
  /** Equal lines among all of both, from 0 to 1. */
  share: number;
}

const fewestLines = 8;
const highestShare = 0.6;

const importedOrReExported = /^(?:import\b|export (?:type )?[{*])[^;]*?\bfrom\b[^;]*;|^import '[^']*';/gm;

/** The lines of a source without imports, indentation and blank lines. */
const linesOf = (text: string): string[] =>
  text
    .replaceAll(importedOrReExported, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Each line of one counts at most once for each of its occurrences in the other. */
const countEqual = (one: readonly string[], other: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const line of one) left.set(line, (left.get(line) ?? 0) + 1);
  return other.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count > 0;
  }).length;
};

/** Pairs of sources of at least eight lines of which at least 60 % are equal, imports left out. */
export const findSimilarFiles = (sources: readonly Source[]): SimilarFiles[] => {
  const read = sources
    .map(({ file, text }) => ({ file, lines: linesOf(text) }))
    .filter(({ lines }) => lines.length >= fewestLines);
  return read.flatMap((one, index) =>
    read.slice(index + 1).flatMap((other): SimilarFiles[] => {
      const total = one.lines.length + other.lines.length;
      // Even if the shorter file were wholly inside the longer one.
      if ((2 * Math.min(one.lines.length, other.lines.length)) / total < highestShare) return [];
      const share = (2 * countEqual(one.lines, other.lines)) / total;
      return share < highestShare ? [] : [{ files: [one.file, other.file], share }];
    }),
  );
};
