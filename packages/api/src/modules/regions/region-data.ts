import { getDistricts, getProvinces, getRegencies, getVillages } from 'idn-area-data';
import { provinceName } from './region-names.ts';

export interface StoredRegion {
  id: string;
  /** The official name, as lists show it. */
  name: string;
}

/** Regions of one level: by id, and grouped under their parent in the order of their names. */
export interface Level {
  byId: ReadonlyMap<string, StoredRegion>;
  under: ReadonlyMap<string, readonly StoredRegion[]>;
}

const { compare: byName } = new Intl.Collator('id', { numeric: true });

const level = (rows: { code: string; parent: string; name: string }[]): Level => {
  const byId = new Map<string, StoredRegion>();
  const under = new Map<string, StoredRegion[]>();
  for (const { code, parent, name } of rows) {
    const region = { id: code, name: name.trim() };
    byId.set(code, region);
    const siblings = under.get(parent);
    if (siblings) siblings.push(region);
    else under.set(parent, [region]);
  }
  for (const siblings of under.values()) siblings.sort((a, b) => byName(a.name, b.name));
  return { byId, under };
};

/** Reads on first use and keeps the result; a failed read is tried again by the next caller. */
const once = <T>(read: () => Promise<T>): (() => Promise<T>) => {
  let result: Promise<T> | undefined;
  return () => {
    result ??= read().catch((error: unknown) => {
      result = undefined;
      throw error;
    });
    return result;
  };
};

/** The key of the provinces, which have no parent. */
export const country = '';

/**
 * The official regions of Indonesia (data of idn-area-data under the ODbL). Each level is read at its first use: the
 * villages alone take 80 ms and 30 MB.
 */
export const levels = {
  provinces: once(async () =>
    level(
      (await getProvinces()).map(({ code, name }) => ({ code, parent: country, name: provinceName(name) })),
    ),
  ),
  cities: once(async () =>
    level((await getRegencies()).map(({ code, province_code: parent, name }) => ({ code, parent, name }))),
  ),
  subDistricts: once(async () =>
    level((await getDistricts()).map(({ code, regency_code: parent, name }) => ({ code, parent, name }))),
  ),
  areas: once(async () =>
    level((await getVillages()).map(({ code, district_code: parent, name }) => ({ code, parent, name }))),
  ),
};
