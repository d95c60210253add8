/** One text in both languages. */
export interface MessagePair {
  /** The file and the key, for whoever mends it. */
  at: string;
  id: string;
  en: string;
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text that is made of arguments is asked for with marks in their places. */
const made = (write: (...args: string[]) => unknown): unknown => {
  const marks = Array.from({ length: write.length }, (_, place) => `{{argument${place + 1}}}`);
  return write(...marks);
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** Pairs the texts of two tables by their keys. A key that one of them lacks has an empty text there. */
export const pairMessages = (id: unknown, en: unknown, at: string): MessagePair[] => {
  if (typeof id === 'function' && typeof en === 'function') {
    return pairMessages(made(id as () => unknown), made(en as () => unknown), `${at}()`);
  }
  if (isText(id) || isText(en)) return [{ at, id: isText(id) ? id : '', en: isText(en) ? en : '' }];
  if (Array.isArray(id) && Array.isArray(en)) {
    return id.flatMap((value, place) => pairMessages(value, en[place], `${at}[${place}]`));
  }
  if (!isGroup(id) || !isGroup(en)) return [];
  const keys = new Set([...Object.keys(id), ...Object.keys(en)]);
  return [...keys].flatMap((key) => pairMessages(id[key], en[key], `${at}.${key}`));
};

/** Finds what has one value per language (`{ id: …, en: … }`) anywhere in a module's exports. */
export const findPairs = (value: unknown, at: string, seen = new Set<unknown>()): MessagePair[] => {
  if (!isGroup(value) || seen.has(value)) return [];
  seen.add(value);
  const names = Object.keys(value);
  if (names.length === 2 && 'id' in value && 'en' in value) return pairMessages(value.id, value.en, at);
  return names.flatMap((name) => findPairs(value[name], `${at}.${name}`, seen));
};
