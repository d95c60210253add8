const storageKey = 'pasar:searches';
/** More would push the suggestions of a phone out of sight (quality A39). */
const most = 6;

/** What was searched for on this device, the newest first. */
export const recentSearches = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
};

export const rememberSearch = (text: string): void => {
  const wanted = text.trim();
  if (!wanted) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== wanted.toLowerCase());
  try {
    localStorage.setItem(storageKey, JSON.stringify([wanted, ...others].slice(0, most)));
  } catch {
    // Without storage nothing is remembered.
  }
};

/** Deletes all: at a press, and at logout, because others may use the device. */
export const deleteSearches = (): void => {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Without storage there is nothing to delete.
  }
};
