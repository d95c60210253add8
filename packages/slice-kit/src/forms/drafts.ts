/** One prefix for all, so that a logout can forget them without knowing what they are. */
const prefix = 'pasar.draft.';

/** A closed storage keeps nothing; the input then lives as long as its form. */
const inStorage = <Value>(work: (storage: Storage) => Value): Value | undefined => {
  try {
    return work(localStorage);
  } catch {
    return undefined;
  }
};

const textsOf = (kept: unknown): Record<string, string> =>
  typeof kept === 'object' && kept !== null
    ? Object.fromEntries(
        Object.entries(kept).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
      )
    : {};

/**
 * Input that was typed and not sent, kept on this device over a reload or an expired login (quality A34). Name it after
 * the person, too; hand over no password and no document. A logout forgets all of it.
 */
export const drafts = {
  /** The fields that were kept; none for an unknown name. */
  read: (name: string): Record<string, string> =>
    inStorage((storage) => textsOf(JSON.parse(storage.getItem(prefix + name) ?? '{}'))) ?? {},
  keep(name: string, values: Record<string, string>): void {
    inStorage((storage) => storage.setItem(prefix + name, JSON.stringify(values)));
  },
  drop(name: string): void {
    inStorage((storage) => storage.removeItem(prefix + name));
  },
  /** Forgets every draft of this device. */
  forgetAll(): void {
    inStorage((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    });
  },
};
