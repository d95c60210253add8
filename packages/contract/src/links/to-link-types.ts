import type { NamedPattern } from './link-types.ts';

/** The text of the file that makes an unknown page, or a missing parameter of one, a type error. */
export const toLinkTypes = (pages: readonly NamedPattern[]): string => {
  const lines = [...pages]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, pattern }) => `  ${JSON.stringify(name)}: ${JSON.stringify(pattern)};\n`);
  return `// The pages of the market by name. Made by its tools: changes are lost.\ninterface PasarLinks {\n${lines.join('')}}\n`;
};
