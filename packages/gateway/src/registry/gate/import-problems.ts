import type { ReleaseRecord } from '@pasar/contract';

const nameOf = ({ app, version }: ReleaseRecord): string => `${app} ${version}`;

const missing = (shell: ReleaseRecord, slice: ReleaseRecord): string[] => {
  const { exports } = shell.contract;
  // A shell of before says nothing; only versions of its modules can be compared.
  if (!exports) return [];
  return Object.entries(slice.contract.imports ?? {}).flatMap(([module, names]) => {
    const offered = new Set(Object.hasOwn(exports, module) ? exports[module] : []);
    const line = `(release.json: contract.imports["${module}"])`;
    const lacking = names.filter((name) => !offered.has(name));
    return lacking.map((name) =>
      name === '*'
        ? `${nameOf(slice)} uses the whole of ${module}, of which ${nameOf(shell)} hands out a part ${line}`
        : `${nameOf(slice)} uses '${name}' of ${module}, which ${nameOf(shell)} does not hand out ${line}`,
    );
  });
};

/** The names that slices use of shared modules and that the shell beside them does not hand out. */
export const findImportProblems = (records: readonly ReleaseRecord[]): string[] => {
  const shell = records.find(({ app }) => app === 'shell');
  return shell ? records.flatMap((slice) => (slice === shell ? [] : missing(shell, slice))) : [];
};
