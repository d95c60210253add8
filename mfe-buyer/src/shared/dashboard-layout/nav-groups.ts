import { linkTo } from '@pasar/slice-kit';
import {
  Bell,
  Building2,
  CircleQuestionMark,
  FileText,
  Heart,
  LayoutDashboard,
  LockKeyhole,
  MapPin,
  MessageCircle,
  ReceiptText,
  ShieldCheck,
  Star,
  UserRound,
  Wallet,
} from 'lucide-react';

/** Every page about a user, grouped by purpose; the links of the buyer's own lists lead to the storefront. */
export const navGroups = () =>
  [
    {
      group: 'buying',
      doors: [
        { key: 'overview', to: linkTo('buyer.overview'), icon: LayoutDashboard },
        { key: 'orders', to: linkTo('buyer.orders'), icon: ReceiptText },
        { key: 'chat', to: linkTo('buyer.chats'), icon: MessageCircle },
        { key: 'reviews', to: linkTo('buyer.reviews'), icon: Star },
        { key: 'wallet', to: linkTo('buyer.wallet'), icon: Wallet },
        { key: 'notifications', to: linkTo('buyer.notifications'), icon: Bell },
        { key: 'tickets', to: linkTo('buyer.tickets'), icon: CircleQuestionMark },
        { key: 'wishlist', to: linkTo('storefront.wishlist'), icon: Heart },
      ],
    },
    {
      group: 'me',
      doors: [
        { key: 'bio', to: linkTo('buyer.bio'), icon: UserRound },
        { key: 'addresses', to: linkTo('storefront.addressBook'), icon: MapPin },
        { key: 'company', to: linkTo('buyer.company'), icon: Building2 },
        { key: 'documents', to: linkTo('buyer.documents'), icon: FileText },
        { key: 'security', to: linkTo('buyer.security'), icon: ShieldCheck },
        { key: 'privacy', to: linkTo('buyer.privacy'), icon: LockKeyhole },
      ],
    },
  ] as const;
