import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../workspace.ts';

interface Component {
  'bom-ref': string;
  description?: string;
  authors?: unknown;
  externalReferences?: { type: string }[];
}
interface Sbom {
  serialNumber?: string;
  metadata: { timestamp?: string };
  components?: Component[];
  dependencies?: unknown;
}

const windows = process.platform === 'win32';
const own = path.join(root, 'packages/tooling/bin/pnpm/node_modules/.bin', windows ? 'pnpm.cmd' : 'pnpm');

/** Whoever installed the packages knows them: pnpm here, npm in the repository of one slice. */
const commandFor = (folder: string, project: string): [command: string, args: string[]] => {
  const pnpm = existsSync(own) ? own : 'pnpm';
  // From what is installed: the lockfile alone names no license.
  const wanted = ['--filter', project, '--prod', '--sbom-spec-version', '1.6'];
  return existsSync(path.join(folder, 'pnpm-lock.yaml'))
    ? [pnpm, ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', ...wanted]]
    : ['npm', ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--omit', 'dev']];
};

const listPackages = (folder: string, project: string): string | undefined => {
  const [command, args] = commandFor(folder, project);
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', command === 'npm' ? 'ignore' : 'inherit'],
      shell: windows,
    });
  } catch (error) {
    // npm lists no packages while one is missing or another than requested, which must not stop a team's
    // build.
    if (command !== 'npm') throw error;
    console.warn('No list of packages (sbom.cdx.json): `npm ls` says which of them are not as asked for.');
    return undefined;
  }
};

/**
 * Writes the dependencies of a workspace project as CycloneDX. The same packages give the same bytes: it
 * holds no time, no serial number and no order of discovery.
 */
export const writeSbom = (project: string, file: string, folder = root): void => {
  const written = listPackages(folder, project);
  if (written === undefined) return;
  const sbom = JSON.parse(written) as Sbom;
  delete sbom.serialNumber;
  delete sbom.metadata.timestamp;
  sbom.components?.sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1));
  for (const component of sbom.components ?? []) {
    // What people read is at the package's own address.
    delete component.description;
    delete component.authors;
    if (component.externalReferences)
      component.externalReferences = component.externalReferences.filter(
        ({ type }) => type === 'distribution',
      );
  }
  // pnpm leaves out other edges of the graph each time; the packages are all there.
  delete sbom.dependencies;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(sbom)}\n`);
};
