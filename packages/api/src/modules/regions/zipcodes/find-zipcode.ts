import { readFileSync } from 'node:fs';

interface SubDistrict {
  usual: string;
  /** ` 1002=12810 1003=12870`: 6,600 maps would take ten times the memory. */
  others: string;
}

let table: Map<string, SubDistrict> | undefined;

const readTable = () => {
  const text = readFileSync(new URL('./zipcodes.tsv', import.meta.url), 'utf8');
  const rows = text
    .trimEnd()
    .split('\n')
    .map((line): [string, SubDistrict] => {
      const [subDistrict = '', usual = '', others = ''] = line.split('\t');
      return [subDistrict, { usual, others: ` ${others}` }];
    });
  return new Map(rows);
};

/**
 * The zip code of a village by its official code; a village that the source does not name gets the code of most of
 * its neighbours. Undefined where nothing is known: the young provinces of Papua above all.
 */
export const findZipcode = (areaId: string): string | undefined => {
  table ??= readTable();
  const found = table.get(areaId.slice(0, 8));
  if (!found) return undefined;
  const mark = ` ${areaId.slice(9)}=`;
  const at = found.others.indexOf(mark);
  return at < 0 ? found.usual : found.others.slice(at + mark.length, at + mark.length + 5);
};
