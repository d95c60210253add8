/** Phrases with commas between them, a group in each line. */
export const splitLines = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(',').map((phrase) => phrase.trim()));
