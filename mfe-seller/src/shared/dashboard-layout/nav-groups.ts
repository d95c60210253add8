import { paths } from '@pasar/contract';
import {
  Bell,
  GalleryHorizontal,
  Landmark,
  LayoutDashboard,
  type LucideIcon,
  MapPin,
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
  | 'vouchers'
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
export const navGroups: readonly { key: 'work' | 'settings'; rooms: readonly NavItem[] }[] = [
  {
    key: 'work',
    rooms: [
      { key: 'summary', to: paths.seller.summary(), icon: LayoutDashboard },
      { key: 'orders', to: paths.seller.orders(), icon: ReceiptText },
      { key: 'products', to: paths.seller.products(), icon: Package },
      { key: 'vouchers', to: paths.seller.vouchers(), icon: TicketPercent },
      { key: 'reviews', to: paths.seller.reviews(), icon: Star },
      { key: 'wallet', to: paths.seller.wallet(), icon: Wallet },
      { key: 'notifications', to: paths.seller.notifications(), icon: Bell },
    ],
  },
  {
    key: 'settings',
    rooms: [
      { key: 'store', to: paths.seller.store(), icon: Store },
      { key: 'location', to: paths.seller.location(), icon: MapPin },
      { key: 'bank', to: paths.seller.bank(), icon: Landmark },
      { key: 'banner', to: paths.seller.banner(), icon: GalleryHorizontal },
    ],
  },
];

/** The navigation item of a path without language prefix; the longest match wins. */
export const findNavItem = (pathname: string): NavItem | undefined =>
  navGroups
    .flatMap(({ rooms }) => rooms)
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
