const storageKey = 'pasar:viewed';
/** As many as the server saves for a member (`mostViewed` of the contract). */
const most = 50;

/** The products that this browser looked at, the newest first: what a visitor has instead of an account. */
export const viewedHere = (): number[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0) : [];
  } catch {
    return [];
  }
};

export const rememberViewed = (id: number): void => {
  try {
    const ids = [id, ...viewedHere().filter((other) => other !== id)].slice(0, most);
    localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    // Without storage a visitor has no history.
  }
};
