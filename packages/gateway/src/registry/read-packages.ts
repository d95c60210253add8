import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpsPackage } from '@pasar/contract';
import * as v from 'valibot';
import type { StoredRelease } from './release-storage.ts';

/** The list of packages that every build writes beside the browser's files, in CycloneDX. */
export const packagesFile = 'sbom.cdx.json';

/** Far more than a slice with a thousand packages needs. */
const mostBytes = 4 * 1024 * 1024;

const License = v.union([
  v.object({ expression: v.string() }),
  v.object({ license: v.object({ id: v.optional(v.string()), name: v.optional(v.string()) }) }),
]);
const Sbom = v.object({
  components: v.optional(
    v.array(
      v.object({
        group: v.optional(v.string()),
        name: v.string(),
        version: v.optional(v.string(), ''),
        licenses: v.optional(v.array(License), []),
      }),
    ),
    [],
  ),
});

const textOf = (license: v.InferOutput<typeof License>): string =>
  'expression' in license ? license.expression : (license.license.id ?? license.license.name ?? '');

/** The packages with which a release was built; undefined where it has no list, or one that nobody can read. */
export const readPackages = async ({ folder, record }: StoredRelease): Promise<OpsPackage[] | undefined> => {
  const asset = Object.hasOwn(record.assets, packagesFile) ? record.assets[packagesFile] : undefined;
  if (!asset || asset.bytes > mostBytes) return undefined;
  try {
    const { components } = v.parse(
      Sbom,
      JSON.parse(await readFile(join(folder, 'client', packagesFile), 'utf8')),
    );
    return components.map(({ group, name, version, licenses }) => {
      const texts = licenses.map(textOf).filter(Boolean);
      return {
        name: group ? `${group}/${name}` : name,
        version,
        license: texts.length > 1 ? texts.map((text) => `(${text})`).join(' AND ') : (texts[0] ?? ''),
      };
    });
  } catch {
    return undefined;
  }
};
