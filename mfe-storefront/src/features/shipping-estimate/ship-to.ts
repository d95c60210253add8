const storageKey = 'pasar:ship-to';
const cityCode = /^\d{2}\.\d{2}$/;

/** The city that a visitor selected last, by its official code: the next product uses it automatically. */
export const shipTo = {
  read(): string {
    try {
      const kept = localStorage.getItem(storageKey) ?? '';
      return cityCode.test(kept) ? kept : '';
    } catch {
      return '';
    }
  },
  keep(code: string): void {
    try {
      if (cityCode.test(code)) localStorage.setItem(storageKey, code);
    } catch {
      // Without storage the next product requires it again.
    }
  },
};
