import { hasStoreRight, type StoreArea } from '@pasar/contract';
import { useSession } from '@pasar/slice-kit';

/** Whether the current user may change something of an area; who owns the store has no list of roles. */
export const useMayWrite = (area: StoreArea): boolean => {
  const { user } = useSession();
  return hasStoreRight(user?.merchant?.roles ?? ['owner'], area, 'write');
};
