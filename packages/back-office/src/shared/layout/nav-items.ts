import { hasStaffRole, type StaffRole } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import { Inbox, type LucideIcon } from 'lucide-react';

/** The labels of the items are messages: `nav.home`, … */
export interface NavItem {
  key: 'home';
  to: string;
  icon: LucideIcon;
  /** After `G`, this key leads there. */
  letter: string;
  roles: readonly StaffRole[];
}

const everybody = ['admin', 'support', 'finance', 'content'] as const;

/** The pages of the back office in the order of a working day. */
const listNavItems = (): readonly NavItem[] => [
  { key: 'home', to: linkTo('back-office.home'), icon: Inbox, letter: 'h', roles: everybody },
];

/** Those that somebody with these roles may open. */
export const listOwnNavItems = (roles: readonly StaffRole[]): readonly NavItem[] =>
  listNavItems().filter((item) => hasStaffRole(roles, item.roles));
