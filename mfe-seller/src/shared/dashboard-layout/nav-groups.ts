import { hasStoreRight, type StoreArea, type StoreRole } from '@pasar/contract';
import { linkTo } from '@pasar/slice-kit';
import {
  Bell,
  CircleQuestionMark,
  GalleryHorizontal,
  History,
  KeyRound,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Package,
  ReceiptText,
  Star,
  Store,
  TicketPercent,
  Users,
  Wallet,
} from 'lucide-react';

interface NavEntry {
  /** Its label is the message `nav.<key>`. */
  key: string;
  to: string;
  icon: LucideIcon;
  /** Whoever may read something of it sees the item: that of the calls of the page's loader. */
  area: StoreArea;
}

type DeclaredGroup = ReturnType<typeof navTable>[number];
export interface NavItem extends NavEntry {
  key: DeclaredGroup['items'][number]['key'];
}
interface NavGroup {
  key: DeclaredGroup['key'];
  items: readonly NavItem[];
}

/** Who owns the store has no list of roles. */
const ownerAlone: readonly StoreRole[] = ['owner'];

/** The groups as far as somebody with these roles may open their pages. */
export const navGroupsFor = (roles: readonly StoreRole[] = ownerAlone): readonly NavGroup[] =>
  navGroups()
    .map(({ key, items }) => ({ key, items: items.filter(({ area }) => hasStoreRight(roles, area, 'read')) }))
    .filter(({ items }) => items.length > 0);

/** The store's navigation in the order of a working day, and what is set up once. */
const navTable = () =>
  [
    {
      key: 'work',
      items: [
        { key: 'summary', to: linkTo('seller.summary'), icon: LayoutDashboard, area: 'orders' },
        { key: 'orders', to: linkTo('seller.orders'), icon: ReceiptText, area: 'orders' },
        { key: 'chat', to: linkTo('seller.chats'), icon: MessageCircle, area: 'talk' },
        { key: 'products', to: linkTo('seller.products'), icon: Package, area: 'catalogue' },
        { key: 'vouchers', to: linkTo('seller.vouchers'), icon: TicketPercent, area: 'catalogue' },
        { key: 'questions', to: linkTo('seller.questions'), icon: CircleQuestionMark, area: 'talk' },
        { key: 'reviews', to: linkTo('seller.reviews'), icon: Star, area: 'talk' },
        { key: 'wallet', to: linkTo('seller.wallet'), icon: Wallet, area: 'money' },
        { key: 'notifications', to: linkTo('seller.notifications'), icon: Bell, area: 'member' },
      ],
    },
    {
      key: 'settings',
      items: [
        { key: 'store', to: linkTo('seller.store'), icon: Store, area: 'owner' },
        { key: 'location', to: linkTo('seller.location'), icon: MapPin, area: 'owner' },
        { key: 'bank', to: linkTo('seller.bank'), icon: Landmark, area: 'money' },
        { key: 'banner', to: linkTo('seller.banner'), icon: GalleryHorizontal, area: 'catalogue' },
        { key: 'staff', to: linkTo('seller.staff'), icon: Users, area: 'owner' },
        { key: 'activity', to: linkTo('seller.activity'), icon: History, area: 'owner' },
        { key: 'developer', to: linkTo('seller.developer'), icon: KeyRound, area: 'owner' },
      ],
    },
  ] as const satisfies readonly { key: string; items: readonly NavEntry[] }[];

const navGroups = (): readonly NavGroup[] => navTable();

/** The navigation item of a path without language prefix; the longest match wins. */
export const findNavItem = (pathname: string): NavItem | undefined =>
  navGroups()
    .flatMap(({ items }) => items)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
