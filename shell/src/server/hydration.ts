import type { StoredUser } from '@pasar/contract';
import type { Counts } from '@pasar/slice-kit';
import type { HydrationState } from 'react-router';

/** What the server sends to the browser besides the markup. */
export interface Hydration {
  /** The version of the slice whose markup is in the page; absent where the shell alone was rendered. */
  slice?: string;
  /** The user of the markup; absent when the server did not request it. */
  session?: { user: StoredUser | null; counts: Counts };
  router: HydrationState;
}
