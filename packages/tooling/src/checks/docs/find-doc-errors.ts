import path from 'node:path';

/** What a document may name: files and folders by their paths from the root, and the scripts of package.json. */
export interface Workspace {
  has(file: string): boolean;
  scripts: readonly string[];
}

/** The relative links of a Markdown file that lead nowhere, and the npm scripts that do not exist. */
export const findDocErrors = (file: string, text: string, { has, scripts }: Workspace): string[] => {
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);
  const commands = [...text.matchAll(/\bnpm run ([a-z0-9:-]*[a-z0-9])/g)].map(([, name = '']) => name);
  return [
    ...links
      .filter((link) => !has(path.posix.normalize(path.posix.join(path.posix.dirname(file), link))))
      .map((link) => `${file}: ${link} does not exist`),
    ...commands
      .filter((name) => !scripts.includes(name))
      .map((name) => `${file}: package.json has no script ${name}`),
  ];
};
