// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findVersionFaults, type PublishedKit } from './find-version-faults.ts';
import { readDeclarations } from './read-declarations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'pasar-declarations-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kit = (version: string, files: Record<string, string>): PublishedKit => {
  const own = mkdtempSync(path.join(folder, 'kit-'));
  mkdirSync(path.join(own, 'forms'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(own, file), text);
  const [names = {}] = readDeclarations([path.join(own, 'index.d.ts')]);
  return { '@pasar/kit': { version, doors: { '.': names } } };
};

const index = `export { makeForm } from './forms/make-form.ts';
export type { FormOptions as Options } from './forms/make-form.ts';
export * from './dates.ts';`;
const form = `import type { Rule } from './rule.ts';
interface Field { name: string; rule: Rule }
export interface FormOptions { fields: Field[] }
export declare const makeForm: (options: FormOptions) => void;`;
const files = {
  'index.d.ts': index,
  'dates.d.ts': 'export declare const today: () => string;',
  'forms/make-form.d.ts': form,
  'forms/rule.d.ts': "export type Rule = 'required' | 'email';",
};
const before = kit('0.2.0', files);
const changed = (version: string, more: Partial<typeof files>) =>
  findVersionFaults(before, kit(version, { ...files, ...more }));

test('[F12] the same names with the same declarations need no new version', () => {
  expect(Object.keys(before['@pasar/kit']?.doors['.'] ?? {})).toEqual(['Options', 'makeForm', 'today']);
  expect(changed('0.2.0', {})).toEqual([]);
  expect(
    changed('0.2.0', { 'dates.d.ts': '/** Now. */\nexport declare const today: () => string;\n' }),
  ).toEqual([]);
});

test('[F12] a removed name needs a breaking version, which is the second number below 1.0', () => {
  const line = (version: string) => [
    `@pasar/kit 0.2.0 → ${version}: 'today' was removed without a breaking version`,
  ];
  const gone = { 'dates.d.ts': '' };
  expect(changed('0.2.0', gone)).toEqual(line('0.2.0'));
  expect(changed('0.2.1', gone)).toEqual(line('0.2.1'));
  expect(changed('0.3.0', gone)).toEqual([]);
  expect(changed('1.0.0', gone)).toEqual([]);
});

test('[F12] from 1.0 on only the first number breaks', () => {
  const one = kit('1.2.0', files);
  const gone = { ...files, 'dates.d.ts': '' };
  expect(findVersionFaults(one, kit('1.3.0', gone))).toHaveLength(1);
  expect(findVersionFaults(one, kit('2.0.0', gone))).toEqual([]);
});

test('[F12] a changed declaration is found through the files that it is put together from', () => {
  expect(changed('0.2.1', { 'forms/rule.d.ts': "export type Rule = 'required';" })).toEqual([
    // Not of `makeForm`, which takes them: one name is enough to see what changed.
    "@pasar/kit 0.2.0 → 0.2.1: 'Options' was changed without a breaking version",
  ]);
});

test('[F12] another entry of a constant needs a new version of any kind, one that changes or goes a breaking one', () => {
  const table = (entries: string) => ({
    ...files,
    'dates.d.ts': `declare const texts: { readonly form: { ${entries} } };
export type TextId = keyof typeof texts.form;
export declare const show: (id: TextId) => string;`,
  });
  const short = kit('0.2.0', table("readonly late: 'late';"));
  const faults = (version: string, entries: string) => findVersionFaults(short, kit(version, table(entries)));
  const more = "readonly early: 'early'; readonly late: 'late';";
  expect(faults('0.2.0', more)).toEqual([
    "@pasar/kit 0.2.0 → 0.2.0: 'TextId' was extended without a new version",
  ]);
  expect(faults('0.2.1', more)).toEqual([]);
  for (const entries of ["readonly late: 'too late';", "readonly early: 'early';"])
    expect(faults('0.2.1', entries)).toEqual([
      "@pasar/kit 0.2.0 → 0.2.1: 'TextId' was changed without a breaking version",
    ]);
});

test('[F12] so does another member of a union of strings, and one that goes needs a breaking one', () => {
  const late = { 'forms/rule.d.ts': "export type Rule = 'required' | 'email' | 'phone';" };
  expect(changed('0.2.0', late)).toEqual([
    "@pasar/kit 0.2.0 → 0.2.0: 'Options' was extended without a new version",
  ]);
  expect(changed('0.2.1', late)).toEqual([]);
  // A union at another place that has the string does not stand in for it.
  const moved = { 'forms/rule.d.ts': "export type Rule = 'required' | 'phone' | 'email'[];" };
  expect(changed('0.2.1', moved)).toHaveLength(1);
});

test('[F12] an added name needs a new version of any kind', () => {
  const more = { 'dates.d.ts': `${files['dates.d.ts']}\nexport declare const now: () => string;` };
  expect(changed('0.2.0', more)).toEqual(["@pasar/kit 0.2.0 → 0.2.0: 'now' was added without a new version"]);
  expect(changed('0.2.1', more)).toEqual([]);
});
