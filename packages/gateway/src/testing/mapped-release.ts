import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { computeIntegrity } from '../platform/content-hash.ts';
import { type FixtureRelease, writeFixtureRelease } from './fixture-release.ts';

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const digits = `${capitals}${capitals.toLowerCase()}0123456789+/`;
/** A small number in the encoding of source maps. */
const toVlq = (value: number): string => {
  let rest = value < 0 ? -value * 2 + 1 : value * 2;
  let text = '';
  do {
    const low = rest & 31;
    rest >>= 5;
    text += digits[rest > 0 ? low | 32 : low];
  } while (rest > 0);
  return text;
};

/** A map by which every line of a built file is one and the same line of a source. */
export const toOneLineMap = (built: string, source: string, text: string, line: number): string => {
  const first = `AA${toVlq(line - 1)}A`;
  const mappings = [first, ...Array(built.split('\n').length - 1).fill('AAAA')].join(';');
  return JSON.stringify({ version: 3, sources: [source], sourcesContent: [text], names: [], mappings });
};

/** Writes a release with a source map of some of its files, as the build does. Returns the folder. */
export const writeMappedRelease = (
  fixture: FixtureRelease,
  mapOf: (file: string, built: string) => string,
  files = ['server/index.cjs', 'client/remoteEntry.js'],
): string => {
  const folder = writeFixtureRelease(fixture);
  const record = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8'));
  record.maps = Object.fromEntries(
    files.map((file) => {
      const map = mapOf(file, readFileSync(join(folder, file), 'utf8'));
      mkdirSync(dirname(join(folder, 'maps', file)), { recursive: true });
      writeFileSync(join(folder, 'maps', `${file}.map`), map);
      return [file, { integrity: computeIntegrity(Buffer.from(map)), bytes: Buffer.byteLength(map) }];
    }),
  );
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record));
  return folder;
};
