import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type App, appFolders, root } from '../workspace.ts';

const packagesOfApps = [
  'contract',
  'api-client',
  'design-tokens',
  'ui',
  'slice-kit',
  'dashboard',
  'embed',
].map((name) => `packages/${name}`);
const skipped = /(^|\/)(node_modules|dist|\.types)(\/|$)|\.test\.tsx?$|\.md$/;

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (skipped.test(file)) return [];
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

/** One hash over folders of the workspace, the packages of all apps and the locked versions. */
export function hashOfSources(ownFolders: readonly string[]): string {
  const folders = [...ownFolders, ...packagesOfApps, 'packages/tooling/src/build'].filter((folder) =>
    existsSync(path.join(root, folder)),
  );
  const hash = createHash('sha256');
  const locked = ['pnpm-lock.yaml', 'package-lock.json'].filter((file) => existsSync(path.join(root, file)));
  for (const file of [...new Set(folders.flatMap(filesBelow)), ...locked].sort()) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** One hash over everything that goes into an app's build; equal hashes need no new build. */
export const sourceHash = (app: App): string => hashOfSources([appFolders[app] ?? app, 'shell/src/facades']);
