import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readSlicePatterns } from '../links/read-slice-routes.ts';
import { packSliceTools } from './pack-slice-tools.ts';
import { type Files, packSourcePackage } from './pack-source-package.ts';
import { tarGz } from './tar.ts';

export const sourcePackages = [
  'contract',
  'api-client',
  'design-tokens',
  'ui',
  'slice-kit',
  'dashboard',
  'embed',
] as const;

const text = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/**
 * Packs everything that a repository of one slice needs into a folder, as packages that npm installs. Returns the
 * packages by name, each with its file.
 */
export const packKit = async (folder: string): Promise<Map<string, string>> => {
  mkdirSync(folder, { recursive: true });
  const packed = new Map<string, string>();
  for (const [manifest, files] of [...sourcePackages.map(packSourcePackage), await packSliceTools()]) {
    const file = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    const content: Files = new Map([['package/package.json', text(manifest)]]);
    for (const [name, bytes] of files) content.set(`package/${name}`, bytes);
    writeFileSync(path.join(folder, file), await tarGz(content));
    packed.set(manifest.name, file);
  }
  // Tests of a repository follow links to other slices by it.
  writeFileSync(path.join(folder, 'link-patterns.json'), text(await readSlicePatterns()));
  return packed;
};
