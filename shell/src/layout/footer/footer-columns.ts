import { linkTo } from '@pasar/slice-kit';
import type { ParseKeys } from 'i18next';

export interface FooterColumn {
  heading: ParseKeys<'shell'>;
  links: { page: string; to(): string; text: ParseKeys<'shell'> }[];
}

const selling = ({ isMerchant }: { isMerchant: boolean }): FooterColumn['links'][number] =>
  isMerchant
    ? { page: 'seller.summary', to: () => linkTo('seller.summary'), text: 'footer.sellerCentre' }
    : { page: 'auth.becomeSeller', to: () => linkTo('auth.becomeSeller'), text: 'footer.openStore' };

/** Every way that the footer knows; the page shows those that exist. */
export const footerColumns = (who: { signedIn: boolean; isMerchant: boolean }): FooterColumn[] => [
  {
    heading: 'footer.browse',
    links: [
      { page: 'storefront.search', to: () => linkTo('storefront.search'), text: 'footer.search' },
      { page: 'storefront.flashSale', to: () => linkTo('storefront.flashSale'), text: 'footer.flashSale' },
      { page: 'storefront.promos', to: () => linkTo('storefront.promos'), text: 'footer.promos' },
      { page: 'storefront.brands', to: () => linkTo('storefront.brands'), text: 'footer.brands' },
    ],
  },
  {
    heading: 'footer.account',
    links: who.signedIn
      ? [
          { page: 'buyer.overview', to: () => linkTo('buyer.overview'), text: 'account.profile' },
          { page: 'buyer.orders', to: () => linkTo('buyer.orders'), text: 'footer.orders' },
          { page: 'storefront.wishlist', to: () => linkTo('storefront.wishlist'), text: 'account.wishlist' },
          {
            page: 'storefront.addressBook',
            to: () => linkTo('storefront.addressBook'),
            text: 'account.addresses',
          },
          {
            page: 'buyer.notifications',
            to: () => linkTo('buyer.notifications'),
            text: 'footer.notifications',
          },
        ]
      : [
          { page: 'auth.login', to: () => linkTo('auth.login'), text: 'account.logIn' },
          { page: 'auth.register', to: () => linkTo('auth.register'), text: 'account.register' },
          { page: 'auth.forgetPassword', to: () => linkTo('auth.forgetPassword'), text: 'footer.forgot' },
        ],
  },
  {
    heading: 'footer.sell',
    links: [
      selling(who),
      { page: 'auth.terms', to: () => `${linkTo('auth.terms')}#selling`, text: 'footer.sellingRules' },
    ],
  },
  {
    heading: 'footer.help',
    links: [{ page: 'auth.terms', to: () => linkTo('auth.terms'), text: 'footer.terms' }],
  },
];
