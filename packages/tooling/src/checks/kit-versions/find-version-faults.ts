import { compareMeanings } from './meaning.ts';

/** What a published package of the kit handed out, by door and name, each with a summary of what it means. */
export interface PublishedPackage {
  version: string;
  doors: Record<string, Record<string, string>>;
}
export type PublishedKit = Record<string, PublishedPackage>;

const numbers = (version: string): [major: number, minor: number, patch: number] => {
  const [major = 0, minor = 0, patch = 0] = version.split('-', 1)[0]?.split('.').map(Number) ?? [];
  return [major, minor, patch];
};

/** As `^` reads versions: below 1.0 the second number breaks. */
const isBreaking = (before: string, now: string): boolean => {
  const [one, other] = [numbers(before), numbers(now)];
  return other[0] > one[0] || (one[0] === 0 && other[0] === 0 && other[1] > one[1]);
};

const named = ({ doors }: PublishedPackage): Map<string, string> =>
  new Map(
    Object.entries(doors).flatMap(([door, names]) =>
      Object.entries(names).map(([name, hash]): [string, string] => [
        door === '.' ? name : `${name} (${door})`,
        hash,
      ]),
    ),
  );

/** The names that changed since the last published kit in a package whose version does not say so. */
export const findVersionFaults = (published: PublishedKit, current: PublishedKit): string[] =>
  Object.entries(published).flatMap(([name, before]) => {
    const now = current[name];
    if (!now) return [`${name} ${before.version} was published and is gone from the kit`];
    if (isBreaking(before.version, now.version)) return [];
    const [had, has] = [named(before), named(now)];
    const versions = `${name} ${before.version} → ${now.version}`;
    const removed = [...had.keys()].filter((one) => !has.has(one));
    const became = (kind: 'extended' | 'changed') =>
      [...has].flatMap(([one, meaning]) => {
        const meant = had.get(one);
        return meant !== undefined && compareMeanings(meant, meaning) === kind ? [one] : [];
      });
    const added = [...has.keys()].filter((one) => !had.has(one));
    const say = (names: string[], what: string) => names.map((one) => `${versions}: '${one}' was ${what}`);
    return [
      ...say(removed, 'removed without a breaking version'),
      ...say(became('changed'), 'changed without a breaking version'),
      ...(before.version === now.version
        ? [
            ...say(added, 'added without a new version'),
            ...say(became('extended'), 'extended without a new version'),
          ]
        : []),
    ];
  });
