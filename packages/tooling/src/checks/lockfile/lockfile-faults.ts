/** Where a package may come from besides the registry: our own folders. */
const ownFolder = /^(?:link|workspace):/;
const elsewhere =
  /^(?:git|github:|gitlab:|bitbucket:|https?:|ssh:|file:|[\w.-]+\/[\w.-]+(?:#|$))|git@|\.git(?:#|$)/;
const entry = /^ {2}'?(?<name>@?[^\s@:]+(?:\/[^\s@:]+)?)@(?<version>[^:']+(?::[^']*)?)'?:$/;
const resolution = /^ {4}resolution: \{(?<said>.*)\}$/;
const specifier = /^\s+specifier: '?(?<said>[^']+)'?$/;
const byHash = /^integrity: sha(?:512|384)-[A-Za-z0-9+/]+=*$/;

/** What a lockfile of pnpm takes from elsewhere than a registry, or without a hash: one sentence each. */
export const lockfileFaults = (lockfile: string): string[] => {
  const faults: string[] = [];
  const unresolved = new Set<string>();
  let section = '';
  let current = '';
  for (const [index, line] of lockfile.split('\n').entries()) {
    const at = `pnpm-lock.yaml:${index + 1}`;
    if (/^\w/.test(line)) section = line;
    const wanted = specifier.exec(line)?.groups?.said ?? '';
    if (!ownFolder.test(wanted) && elsewhere.test(wanted)) faults.push(`${at}: asks for ${wanted}`);
    if (section !== 'packages:') continue;
    const { name, version = '' } = entry.exec(line)?.groups ?? {};
    if (name) {
      current = `${name}@${version}`;
      unresolved.add(current);
      if (!/^\d/.test(version)) faults.push(`${at}: ${current} is no version of a registry`);
    }
    const said = resolution.exec(line)?.groups?.said;
    if (said === undefined) continue;
    unresolved.delete(current);
    if (!byHash.test(said)) faults.push(`${at}: ${current} is not told by a hash alone: {${said}}`);
  }
  for (const name of unresolved) faults.push(`pnpm-lock.yaml: ${name} has no resolution`);
  return faults;
};

/** How many packages a lockfile names. */
export const packagesIn = (lockfile: string): number => lockfile.match(/^ {4}resolution: /gm)?.length ?? 0;
