import { hasStaffRole, type StaffRole } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import {
  FileText,
  History,
  Inbox,
  Landmark,
  type LucideIcon,
  MessageSquareWarning,
  Package,
  Store,
  Users,
} from 'lucide-react';

/** The labels of the items are messages: `nav.home`, … */
export interface NavItem {
  key: 'home' | 'stores' | 'products' | 'cases' | 'withdrawals' | 'payouts' | 'users' | 'audit';
  to: string;
  icon: LucideIcon;
  /** After `G`, this key leads there. */
  initial: string;
  /** Those of the call that the page is made of; written out, because calls weigh on every page. */
  roles: readonly StaffRole[];
}

const everybody = ['admin', 'support', 'finance', 'content'] as const;
const allButContent = ['admin', 'support', 'finance'] as const;

/** The pages of the back office in the order of a working day. */
const listNavItems = (): readonly NavItem[] => [
  {
    key: 'home',
    to: linkTo('back-office.home'),
    icon: Inbox,
    initial: 'h',
    roles: everybody,
  },
  {
    key: 'stores',
    to: linkTo('back-office.stores'),
    icon: Store,
    initial: 's',
    roles: allButContent,
  },
  {
    key: 'products',
    to: linkTo('back-office.products'),
    icon: Package,
    initial: 'b',
    roles: ['admin', 'support', 'content'],
  },
  {
    key: 'cases',
    to: linkTo('back-office.cases'),
    icon: MessageSquareWarning,
    initial: 'c',
    roles: allButContent,
  },
  {
    key: 'withdrawals',
    to: linkTo('back-office.withdrawals'),
    icon: Landmark,
    initial: 'w',
    roles: allButContent,
  },
  {
    key: 'payouts',
    to: linkTo('back-office.payouts'),
    icon: FileText,
    initial: 'p',
    roles: allButContent,
  },
  {
    key: 'users',
    to: linkTo('back-office.users'),
    icon: Users,
    initial: 'u',
    roles: allButContent,
  },
  {
    key: 'audit',
    to: linkTo('back-office.audit'),
    icon: History,
    initial: 'a',
    roles: ['admin'],
  },
];

/** Those that somebody with these roles may open. */
export const listOwnNavItems = (roles: readonly StaffRole[]): readonly NavItem[] =>
  listNavItems().filter((item) => hasStaffRole(roles, item.roles));
