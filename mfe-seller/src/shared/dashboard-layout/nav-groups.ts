import { linkTo } from '@pasar/slice-kit';
import {
  Bell,
  CircleQuestionMark,
  GalleryHorizontal,
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
  Wallet,
} from 'lucide-react';

/** The labels of the navigation items are messages: `nav.orders`, … */
type RoomName =
  | 'summary'
  | 'orders'
  | 'products'
  | 'chat'
  | 'vouchers'
  | 'questions'
  | 'reviews'
  | 'wallet'
  | 'notifications'
  | 'store'
  | 'location'
  | 'bank'
  | 'banner';

export interface NavItem {
  key: RoomName;
  to: string;
  icon: LucideIcon;
}

/** The store's navigation in the order of a working day, and what is set up once. */
export const navGroups = (): readonly { key: 'work' | 'settings'; rooms: readonly NavItem[] }[] => [
  {
    key: 'work',
    rooms: [
      { key: 'summary', to: linkTo('seller.summary'), icon: LayoutDashboard },
      { key: 'orders', to: linkTo('seller.orders'), icon: ReceiptText },
      { key: 'chat', to: linkTo('seller.chats'), icon: MessageCircle },
      { key: 'products', to: linkTo('seller.products'), icon: Package },
      { key: 'vouchers', to: linkTo('seller.vouchers'), icon: TicketPercent },
      { key: 'questions', to: linkTo('seller.questions'), icon: CircleQuestionMark },
      { key: 'reviews', to: linkTo('seller.reviews'), icon: Star },
      { key: 'wallet', to: linkTo('seller.wallet'), icon: Wallet },
      { key: 'notifications', to: linkTo('seller.notifications'), icon: Bell },
    ],
  },
  {
    key: 'settings',
    rooms: [
      { key: 'store', to: linkTo('seller.store'), icon: Store },
      { key: 'location', to: linkTo('seller.location'), icon: MapPin },
      { key: 'bank', to: linkTo('seller.bank'), icon: Landmark },
      { key: 'banner', to: linkTo('seller.banner'), icon: GalleryHorizontal },
    ],
  },
];

/** The navigation item of a path without language prefix; the longest match wins. */
export const findNavItem = (pathname: string): NavItem | undefined =>
  navGroups()
    .flatMap(({ rooms }) => rooms)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
