/** One prefix for all, so that a logout can delete them without knowing what they are. */
const prefix = 'pasar.draft.';

/** A closed storage saves nothing; the input then lives as long as its form. */
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
 * Input that was typed and not sent, saved on this device over a reload or an expired login (quality A34).
 * Its name includes the user; pass no password and no document. A logout deletes all of it.
 */
export const drafts = {
  /** The saved fields; none for an unknown name. */
  read: (name: string): Record<string, string> =>
    inStorage((storage) => textsOf(JSON.parse(storage.getItem(prefix + name) ?? '{}'))) ?? {},
  keep(name: string, values: Record<string, string>): void {
    inStorage((storage) => storage.setItem(prefix + name, JSON.stringify(values)));
  },
  drop(name: string): void {
    inStorage((storage) => storage.removeItem(prefix + name));
  },
  /** Deletes every draft of this device. */
  forgetAll(): void {
    inStorage((storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
    });
  },
};
