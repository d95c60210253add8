import type { MemberRole, StoreRole } from '@pasar/contract';

interface Workplaces {
  /** Who opened it is its owner, so that no second table can say otherwise. */
  ownStore: number | null;
  memberships: readonly { id: number; roles: readonly MemberRole[] }[];
}
interface Workplace {
  id: number;
  roles: readonly StoreRole[];
}

/** The store in which a session works: the chosen one as long as the user works for it, else the first of them. */
export const selectStore = (
  { ownStore, memberships }: Workplaces,
  chosen: number | null,
): { store: Workplace | undefined; others: number[] } => {
  const all: Workplace[] = [
    ...(ownStore === null ? [] : [{ id: ownStore, roles: ['owner' as const] }]),
    ...memberships,
  ];
  const store = all.find(({ id }) => id === chosen) ?? all[0];
  return { store, others: all.flatMap(({ id }) => (id === store?.id ? [] : [id])) };
};
