import type { StoredUser } from '@pasar/contract';
import type { Counts } from '@pasar/slice-kit';
import type { HydrationState } from 'react-router';

/** What the server tells the browser besides the markup. */
export interface Hydration {
  /** The version of the slice whose markup stands in the page; absent where the shell alone was rendered. */
  slice?: string;
  /** Who the markup was made for; absent when the server did not ask. */
  session?: { user: StoredUser | null; counts: Counts };
  router: HydrationState;
}
