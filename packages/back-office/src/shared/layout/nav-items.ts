import { hasStaffRole, type StaffRole } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import {
  BookOpen,
  BookOpenText,
  CheckCheck,
  CircleQuestionMark,
  CreditCard,
  Download,
  FileText,
  Flag,
  History,
  Inbox,
  Landmark,
  LayoutGrid,
  type LucideIcon,
  Megaphone,
  MessageSquareWarning,
  Package,
  ReceiptText,
  Search,
  SlidersHorizontal,
  Star,
  Store,
  Truck,
  UserCog,
  Users,
} from 'lucide-react';

/** The labels of the items are messages: `nav.home`, … */
export interface NavItem {
  key:
    | 'home'
    | 'stores'
    | 'orders'
    | 'parcels'
    | 'products'
    | 'reviews'
    | 'reports'
    | 'cases'
    | 'tickets'
    | 'payments'
    | 'withdrawals'
    | 'payouts'
    | 'ledger'
    | 'approvals'
    | 'users'
    | 'campaigns'
    | 'categories'
    | 'search'
    | 'content'
    | 'couriers'
    | 'settings'
    | 'staff'
    | 'audit'
    | 'exports';
  to: string;
  icon: LucideIcon;
  /** After `G`, this key leads there. */
  initial: string;
  /** Those of the call that the page is made of; written out, because calls weigh on every page. */
  roles: readonly StaffRole[];
}

const everybody = ['admin', 'support', 'finance', 'content'] as const;
const content = ['admin', 'content'] as const;
const allButContent = ['admin', 'support', 'finance'] as const;
const moderators = ['admin', 'support', 'content'] as const;

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
    key: 'orders',
    to: linkTo('back-office.orders'),
    icon: ReceiptText,
    initial: 'o',
    roles: allButContent,
  },
  {
    key: 'parcels',
    to: linkTo('back-office.parcels'),
    icon: Truck,
    initial: 'd',
    roles: allButContent,
  },
  {
    key: 'products',
    to: linkTo('back-office.products'),
    icon: Package,
    initial: 'b',
    roles: moderators,
  },
  {
    key: 'reviews',
    to: linkTo('back-office.reviews'),
    icon: Star,
    initial: 'r',
    roles: moderators,
  },
  {
    key: 'reports',
    to: linkTo('back-office.reports'),
    icon: Flag,
    initial: 'l',
    roles: moderators,
  },
  {
    key: 'cases',
    to: linkTo('back-office.cases'),
    icon: MessageSquareWarning,
    initial: 'c',
    roles: allButContent,
  },
  {
    key: 'tickets',
    to: linkTo('back-office.tickets'),
    icon: CircleQuestionMark,
    initial: 'z',
    roles: ['admin', 'support'],
  },
  {
    key: 'payments',
    to: linkTo('back-office.payments'),
    icon: CreditCard,
    initial: 'y',
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
    key: 'ledger',
    to: linkTo('back-office.ledger'),
    icon: BookOpen,
    initial: 'j',
    roles: allButContent,
  },
  {
    key: 'approvals',
    to: linkTo('back-office.approvals'),
    icon: CheckCheck,
    initial: 'v',
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
    key: 'campaigns',
    to: linkTo('back-office.campaigns'),
    icon: Megaphone,
    initial: 'k',
    roles: content,
  },
  {
    key: 'categories',
    to: linkTo('back-office.categories'),
    icon: LayoutGrid,
    initial: 't',
    roles: [...content, 'finance'],
  },
  {
    key: 'search',
    to: linkTo('back-office.search'),
    icon: Search,
    initial: 'f',
    roles: content,
  },
  {
    key: 'content',
    to: linkTo('back-office.content'),
    icon: BookOpenText,
    initial: 'q',
    roles: content,
  },
  {
    key: 'couriers',
    to: linkTo('back-office.couriers'),
    icon: Truck,
    initial: 'i',
    roles: ['admin'],
  },
  {
    key: 'settings',
    to: linkTo('back-office.settings'),
    icon: SlidersHorizontal,
    initial: 'n',
    roles: ['admin'],
  },
  {
    key: 'staff',
    to: linkTo('back-office.staff'),
    icon: UserCog,
    initial: 'm',
    roles: ['admin'],
  },
  {
    key: 'audit',
    to: linkTo('back-office.audit'),
    icon: History,
    initial: 'a',
    roles: ['admin'],
  },
  {
    key: 'exports',
    to: linkTo('back-office.exports'),
    icon: Download,
    initial: 'e',
    roles: everybody,
  },
];

/** Those that somebody with these roles may open. */
export const listOwnNavItems = (roles: readonly StaffRole[]): readonly NavItem[] =>
  listNavItems().filter((item) => hasStaffRole(roles, item.roles));
