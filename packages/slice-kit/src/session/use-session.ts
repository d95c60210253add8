import type { StoredUser } from '@pasar/contract';
import { useStore } from 'zustand';
import { useKit } from '../kit/kit.ts';

export interface Session {
  user: StoredUser | null;
  signedIn: boolean;
}

/** Who is here, on the server too. */
export const useSession = (): Session => {
  const { user } = useStore(useKit().session);
  return { user, signedIn: user !== null };
};
