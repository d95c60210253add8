import type { Region } from '@pasar/contract';

const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|[.,]/gu, '')
    .trim();

/** The regions whose name holds every typed word; those in which a word of the name begins with the text come first. */
export const findRegions = <R extends Pick<Region, 'name'>>(regions: readonly R[], typed: string): R[] => {
  const wanted = plain(typed);
  if (wanted === '') return [...regions];
  const words = wanted.split(/\s+/);
  const hits = regions.filter(({ name }) => words.every((word) => plain(name).includes(word)));
  const begins = ({ name }: R) => ` ${plain(name)}`.includes(` ${wanted}`);
  return [...hits.filter(begins), ...hits.filter((hit) => !begins(hit))];
};
