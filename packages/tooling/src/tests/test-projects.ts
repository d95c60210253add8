import path from 'node:path';
import { root, sliceFolders } from '../workspace.ts';

const ofServer = ['packages/api/src/testing/before-each-file.ts'];

/** Packages that are one vitest project each, named after the folder, and what runs before each of their files. */
export const nodeProjects: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/design-tokens': [],
  'packages/api': ofServer,
  'packages/demo': ofServer,
  'packages/long-tests': ofServer,
  'packages/gateway': ['packages/gateway/src/testing/before-each-file.ts'],
  'packages/tooling': [],
};

/** All folders of the project `pages`. */
export const pageFolders: readonly string[] = [
  ...['api-client', 'ui', 'slice-kit', 'dashboard', 'embed', 'console'].map((name) => `packages/${name}`),
  ...sliceFolders,
];

const projects = new Map([
  ...Object.keys(nodeProjects).map((folder): [string, string] => [folder, path.basename(folder)]),
  ['shell', 'shell'],
  ...pageFolders.map((folder): [string, string] => [folder, 'pages']),
]);

/** The vitest project of a file or folder, by its path from the root; undefined where there are no unit tests. */
export const findTestProject = (filter: string): string | undefined => {
  const [first = '', second = ''] = path.relative(root, path.resolve(root, filter)).split(path.sep);
  return projects.get(first === 'packages' ? `${first}/${second}` : first);
};
