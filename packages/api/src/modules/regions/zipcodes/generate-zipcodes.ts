import { readFileSync, writeFileSync } from 'node:fs';
import { getVillages } from 'idn-area-data';

/**
 * Generates `zipcodes.tsv`: `node generate-zipcodes.ts <data/json/data.json of geografis 1.3.2>`. One line per sub-
 * district: its code, the zip code of most of its villages, and the villages with another one. Codes of the source
 * that are no longer official are left out.
 */
const [source] = process.argv.slice(2);
if (!source) throw new Error("The path of geografis' data.json is missing; pass it as the first argument");

/** The source uses 0 for an unknown code. */
const rows: { code: string; postal: number }[] = JSON.parse(readFileSync(source, 'utf8'));
const zipcodes = new Map(rows.filter(({ postal }) => postal > 0).map(({ code, postal }) => [code, postal]));
const subDistrictOf = (village: string) => village.slice(0, 8);
const numberOf = (village: string) => village.slice(9);

const counts = new Map<string, Map<number, number>>();
for (const [village, zipcode] of zipcodes) {
  const ofSubDistrict = counts.get(subDistrictOf(village)) ?? new Map<number, number>();
  counts.set(subDistrictOf(village), ofSubDistrict.set(zipcode, (ofSubDistrict.get(zipcode) ?? 0) + 1));
}
const usual = (subDistrict: string) =>
  [...(counts.get(subDistrict) ?? [])].toSorted(([a, n], [b, m]) => m - n || a - b)[0]?.[0];

const villages = Map.groupBy((await getVillages()).map(({ code }) => code).toSorted(), (code) =>
  subDistrictOf(code),
);
const lines = [...villages].flatMap(([subDistrict, codes]) => {
  const most = usual(subDistrict);
  if (most === undefined) return [];
  const others = codes.flatMap((code) => {
    const own = zipcodes.get(code);
    return own === undefined || own === most ? [] : [`${numberOf(code)}=${own}`];
  });
  return [`${subDistrict}\t${most}\t${others.join(' ')}`.trimEnd()];
});
writeFileSync(new URL('./zipcodes.tsv', import.meta.url), `${lines.join('\n')}\n`);
