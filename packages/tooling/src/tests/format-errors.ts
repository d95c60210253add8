import { stripVTControlCharacters } from 'node:util';
import type { TestError } from './test-result.ts';

/** From here on Testing Library prints the whole page, and Playwright its log of tries. */
const dumps = /^\s*(Ignored nodes:|Here are the accessible roles:|Call log:|<body|<html)/;

/** The requested number of lines of a failed test's message: what was wrong and the place, without dumps. */
export const shortMessage = (message: string, lines: number): string[] => {
  const all = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  const dump = all.findIndex((line) => dumps.test(line));
  const stack = all.findIndex((line) => /^\s+at /.test(line));
  const ends = [dump, stack].filter((index) => index >= 0);
  const said = ends.length > 0 ? all.slice(0, Math.min(...ends)) : all;
  const place = all.find((line) => /^\s+at .*:\d+:\d+\)?$/.test(line) && !line.includes('node_modules'));
  return [...said.slice(0, place ? lines - 1 : lines), ...(place ? [place] : [])];
};

/** A few errors are reported at length; many are shortened so that all of their names are near the top. */
const linesEach = (failures: number) => Math.max(3, Math.min(12, Math.floor(40 / failures)));

/** Every failed test by name and place with the beginning of its message, each try for itself. */
export const formatErrors = (troubles: readonly TestError[]): string[] =>
  troubles.flatMap(({ name, where, messages }) => [
    `  ${name}`,
    `    ${where}`,
    ...messages.flatMap((message, at) => [
      ...(messages.length > 1 ? [`    try ${at + 1}:`] : []),
      ...shortMessage(message, linesEach(troubles.length)).map((line) => `      ${line}`),
    ]),
  ]);

/** The names alone, one in a line. */
export const formatErrorNames = (troubles: readonly TestError[]): string[] =>
  troubles.map(({ name, where }) => `  ${name} (${where})`);
