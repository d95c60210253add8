/** The roles that an owner can give to a member of the store; they add up. */
export const memberRoles = ['catalogue', 'orders', 'finance', 'support'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What somebody is in a store. The owner is who opened it, and nobody else. */
export const storeRoles = ['owner', ...memberRoles] as const;
export type StoreRole = (typeof storeRoles)[number];

/** What a call of a store is about. `member` is about the caller alone: their notifications, their leaving. */
export const storeAreas = ['catalogue', 'orders', 'talk', 'money', 'owner', 'member'] as const;
export type StoreArea = (typeof storeAreas)[number];

type Right = 'read' | 'write';

/** People per store, its owner and open invitations included. */
export const maxStoreMembers = 20;
/** How long an invitation can be accepted. */
export const invitationDays = 7;
/** How long the activity of a store is kept. */
export const activityMonths = 24;

const everybody = Object.fromEntries(storeRoles.map((role) => [role, 'write'])) as Record<StoreRole, Right>;

/** What each role may do in an area; an absent one nothing (people, section 5). */
const rights: Record<StoreArea, Partial<Record<StoreRole, Right>>> = {
  catalogue: { owner: 'write', catalogue: 'write', orders: 'read', finance: 'read', support: 'read' },
  orders: { owner: 'write', orders: 'write', catalogue: 'read', finance: 'read', support: 'read' },
  talk: { owner: 'write', orders: 'write', support: 'write' },
  money: { owner: 'write', finance: 'write' },
  owner: { owner: 'write' },
  member: everybody,
};

/** The roles that may read or change something of an area. */
export const rolesFor = (area: StoreArea, right: Right): StoreRole[] =>
  storeRoles.filter((role) => rights[area][role] === 'write' || rights[area][role] === right);

/** Whether somebody with these roles may read or change something of an area. */
export const hasStoreRight = (own: readonly StoreRole[], area: StoreArea, right: Right): boolean =>
  rolesFor(area, right).some((role) => own.includes(role));

/** What a call needs: those that only read are open to more roles. */
export const getRight = ({ method, safe }: { method: string; safe?: boolean }): Right =>
  method === 'GET' || safe === true ? 'read' : 'write';
