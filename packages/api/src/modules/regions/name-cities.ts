import { levels } from './region-data.ts';

const kinds = /^(?:kabupaten administrasi|kabupaten|kota administrasi|kota) /;

/** Official codes of cities by their names in small letters; of `jakarta` those of all its cities. */
export const nameCities = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { byId } = await levels.cities();
  const named = new Map<string, string[]>();
  for (const [id, { name }] of byId) {
    const bare = name.toLowerCase().replace(kinds, '');
    for (const key of new Set([bare, bare.split(' ')[0] ?? bare]))
      named.set(key, [...(named.get(key) ?? []), id]);
  }
  return named;
};
