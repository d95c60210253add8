import { paths } from '@pasar/contract';
import type { ParseKeys } from 'i18next';

export interface FooterColumn {
  heading: ParseKeys<'shell'>;
  links: { to: string; text: ParseKeys<'shell'> }[];
}

const selling = ({ isMerchant }: { isMerchant: boolean }): FooterColumn['links'] =>
  isMerchant
    ? [
        { to: paths.seller.summary(), text: 'footer.sellerCentre' },
        { to: paths.seller.products(), text: 'footer.products' },
        { to: paths.seller.orders(), text: 'footer.sellerOrders' },
      ]
    : [{ to: paths.becomeSeller(), text: 'footer.openStore' }];

/** Every way that the footer knows; the page shows those that exist. */
export const footerColumns = (who: { signedIn: boolean; isMerchant: boolean }): FooterColumn[] => [
  {
    heading: 'footer.browse',
    links: [
      { to: paths.search(), text: 'footer.search' },
      { to: paths.flashSale(), text: 'footer.flashSale' },
      { to: paths.promos(), text: 'footer.promos' },
      { to: paths.brands(), text: 'footer.brands' },
    ],
  },
  {
    heading: 'footer.account',
    links: who.signedIn
      ? [
          { to: paths.account.overview(), text: 'account.profile' },
          { to: paths.account.orders(), text: 'footer.orders' },
          { to: paths.wishlist(), text: 'account.wishlist' },
          { to: paths.addressBook(), text: 'account.addresses' },
          { to: paths.account.notifications(), text: 'footer.notifications' },
        ]
      : [
          { to: paths.login(), text: 'account.logIn' },
          { to: paths.register(), text: 'account.register' },
          { to: paths.forgetPassword(), text: 'footer.forgot' },
        ],
  },
  {
    heading: 'footer.sell',
    links: [...selling(who), { to: `${paths.terms()}#selling`, text: 'footer.sellingRules' }],
  },
  {
    heading: 'footer.help',
    links: [
      { to: `${paths.terms()}#buying`, text: 'footer.buyingRules' },
      { to: `${paths.terms()}#data`, text: 'footer.yourData' },
      { to: paths.terms(), text: 'footer.terms' },
    ],
  },
];
