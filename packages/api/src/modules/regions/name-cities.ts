import { levels } from './region-data.ts';

const kinds = /^(?:(kabupaten administrasi|kabupaten)|kota administrasi|kota) /;

/** What people write for a city, by its name without `kota`. */
const shortNames: Record<string, readonly string[]> = {
  jakarta: ['jkt', 'dki', 'dki jakarta'],
  'jakarta selatan': ['jaksel'],
  'jakarta barat': ['jakbar'],
  'jakarta timur': ['jaktim'],
  'jakarta utara': ['jakut'],
  'jakarta pusat': ['jakpus'],
  bandung: ['bdg'],
  surabaya: ['sby'],
  semarang: ['smg'],
  yogyakarta: ['jogja', 'jogjakarta', 'yogya', 'jogya'],
  surakarta: ['solo'],
  tangerang: ['tng'],
};

const readNames = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { byId } = await levels.cities();
  const named = new Map<string, string[]>();
  for (const [id, { name }] of byId) {
    const official = name.toLowerCase();
    const bare = official.replace(kinds, '');
    const isRegency = kinds.exec(official)?.[1] !== undefined;
    const whole = isRegency ? [`kabupaten ${bare}`, `kab ${bare}`] : [`kota ${bare}`];
    const first = bare.split(' ')[0] ?? bare;
    const written = [bare, first].flatMap((one) => shortNames[one] ?? []);
    for (const key of new Set([bare, first, ...whole, ...written]))
      named.set(key, [...(named.get(key) ?? []), id]);
  }
  return named;
};

let names: ReturnType<typeof readNames> | undefined;

/**
 * Official codes of cities by their names in small letters, with and without `kota` or `kabupaten`; of `jakarta` those of
 * all its cities.
 */
export const nameCities = (): Promise<ReadonlyMap<string, readonly string[]>> => {
  names ??= readNames();
  return names;
};
