import type { StoredUser, User } from '@pasar/contract';

/** The key of the signed-in user in local storage, for every tab. */
export const storedUserKey = 'pasar.user';

/** The user without the id (SPEC 3 "Locally saved user"). */
export const withoutId = ({ id: _, ...user }: User): StoredUser => user;

/** The saved user; null when there is none, or when storage is closed or holds something else. */
export const readStoredUser = (): StoredUser | null => {
  try {
    return parseStoredUser(localStorage.getItem(storedUserKey));
  } catch {
    return null;
  }
};

/** Saves the user, or removes what was saved. A closed storage is no reason to fail a login. */
export const writeStoredUser = (user: StoredUser | null): void => {
  try {
    if (user) localStorage.setItem(storedUserKey, JSON.stringify(user));
    else localStorage.removeItem(storedUserKey);
  } catch {
    // Private windows may reject: the session then lives in this tab alone.
  }
};

export const parseStoredUser = (text: string | null): StoredUser | null => {
  if (!text) return null;
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null && 'email' in value ? (value as StoredUser) : null;
};
