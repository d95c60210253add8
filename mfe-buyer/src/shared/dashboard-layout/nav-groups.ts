import { paths } from '@pasar/contract';
import {
  Bell,
  Building2,
  FileText,
  Heart,
  LayoutDashboard,
  MapPin,
  ReceiptText,
  ShieldCheck,
  Star,
  UserRound,
  Wallet,
} from 'lucide-react';

/** Every page about a user, grouped by purpose; the links of the buyer's own lists lead to the storefront. */
export const navGroups = [
  {
    group: 'buying',
    doors: [
      { key: 'overview', to: paths.account.overview(), icon: LayoutDashboard },
      { key: 'orders', to: paths.account.orders(), icon: ReceiptText },
      { key: 'reviews', to: paths.account.reviews(), icon: Star },
      { key: 'wallet', to: paths.account.wallet(), icon: Wallet },
      { key: 'notifications', to: paths.account.notifications(), icon: Bell },
      { key: 'wishlist', to: paths.wishlist(), icon: Heart },
    ],
  },
  {
    group: 'me',
    doors: [
      { key: 'bio', to: paths.account.bio(), icon: UserRound },
      { key: 'addresses', to: paths.addressBook(), icon: MapPin },
      { key: 'company', to: paths.account.company(), icon: Building2 },
      { key: 'documents', to: paths.account.documents(), icon: FileText },
      { key: 'security', to: paths.account.security(), icon: ShieldCheck },
    ],
  },
] as const;
