import { globSync } from 'node:fs';
import path from 'node:path';
import { findMessageFault } from '../../checks/messages/find-message-fault.ts';
import { findMissingMessages } from '../../checks/messages/find-missing-messages.ts';
import { readLocaleFiles } from '../../checks/messages/read-locale-files.ts';

/** What is wrong with the texts of a slice in its two languages, one sentence each. `names` belong to neither. */
export const findTextFaults = async (root: string, names: readonly string[]): Promise<string[]> => {
  const { missing, clashing } = await findMissingMessages(path.join(root, 'src'));
  const files = globSync(['src/**/id.ts', 'src/**/*.id.ts'], { cwd: root }).sort();
  const withoutNames = (text: string) => names.reduce((left, name) => left.replaceAll(name, ''), text);
  const faults = (await readLocaleFiles(root, files)).map(({ at, id, en }) =>
    findMessageFault({ at, id: withoutNames(id), en: withoutNames(en) }),
  );
  return [
    ...missing.map(({ page, key, file }) => `${page}: ${key} (${file}) is not among its texts`),
    ...clashing.map((key) => `${key} means different things in two tables of the slice`),
    ...faults.filter((fault) => fault !== null),
  ];
};
