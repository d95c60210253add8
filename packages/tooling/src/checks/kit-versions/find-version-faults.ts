/** What a published package of the kit handed out, by door and name, each with a hash of its declaration. */
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
    const broken = [...had].flatMap(([one, hash]) => {
      if (!has.has(one)) return [`${versions}: '${one}' was removed without a breaking version`];
      return has.get(one) === hash ? [] : [`${versions}: '${one}' was changed without a breaking version`];
    });
    const added = [...has.keys()].filter((one) => !had.has(one));
    return before.version === now.version
      ? [...broken, ...added.map((one) => `${versions}: '${one}' was added without a new version`)]
      : broken;
  });
