import { expect, test } from 'vitest';
import { findFirstWorksheet } from './find-first-worksheet.ts';
import type { Package } from './open-package.ts';

const relation = (id: string, target: string, type = 'x/worksheet') =>
  `<Relationship Id="${id}" Type="${type}" Target="${target}"/>`;

const find = (
  sheets: string,
  relations: string,
  parts = ['xl/one.xml', 'xl/two.xml', 'xl/texts.xml', 'sheets/three.xml'],
) => {
  const documents: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations}</Relationships>`,
  };
  const file: Package = {
    has: (name) => parts.includes(name),
    read: async function* (name) {
      yield documents[name] ?? '';
    },
  };
  return findFirstWorksheet(file);
};
const relations = relation('r1', 'one.xml') + relation('r2', 'two.xml') + relation('r3', '/sheets/three.xml');

test.each([
  ['the first of the list', '<sheet r:id="r2"/><sheet r:id="r1"/>', 'xl/two.xml'],
  ['the first that is shown', '<sheet state="hidden" r:id="r1"/><sheet r:id="r2"/>', 'xl/two.xml'],
  [
    'not the one that only a program shows',
    '<sheet state="veryHidden" r:id="r1"/><sheet state="visible" r:id="r2"/>',
    'xl/two.xml',
  ],
  [
    'the first one where all are hidden',
    '<sheet state="hidden" r:id="r2"/><sheet state="hidden" r:id="r1"/>',
    'xl/two.xml',
  ],
  ['one elsewhere in the file', '<sheet r:id="r3"/>', 'sheets/three.xml'],
  ['none that has no part', '<sheet/><other id="r2"/><sheet r:id="r1"/>', 'xl/one.xml'],
])('the sheet that is read is %s', async (_, sheets, sheet) => {
  expect(await find(sheets, relations)).toEqual({ sheet, sharedStrings: null });
});

test('the list of texts is found by its type, where it is in the file', async () => {
  const texts = (target: string) => relations + relation('r9', target, 'x/sharedStrings');
  expect((await find('<sheet r:id="r1"/>', texts('texts.xml'))).sharedStrings).toBe('xl/texts.xml');
  expect((await find('<sheet r:id="r1"/>', texts('/xl/texts.xml'))).sharedStrings).toBe('xl/texts.xml');
  expect((await find('<sheet r:id="r1"/>', texts('lost.xml'))).sharedStrings).toBeNull();
  const bare = `${relations}<Relationship Id="r8"/><Other Id="r1" Type="x/sharedStrings" Target="texts.xml"/>`;
  expect(await find('<sheet r:id="r1"/>', bare)).toEqual({ sheet: 'xl/one.xml', sharedStrings: null });
});

test.each([
  ['no sheet', ''],
  ['a sheet without a part', '<sheet r:id="r7"/>'],
  ['a part that is lost', '<sheet r:id="r4"/>'],
])('a workbook with %s is refused', async (_, sheets) => {
  const lost = relations + relation('r4', 'lost.xml') + relation('', 'one.xml').replace(' Id=""', ' Key=""');
  await expect(find(sheets, sheets ? lost : relations)).rejects.toMatchObject({ words: 'import.unreadable' });
});
