import { linkTo } from '@pasar/slice-kit';

export interface ArticleSection {
  /** Its texts: `articles.<slug>.sections.<name>`. */
  name: string;
  /** Where the reader does what it says; the text of the link is its `link`. */
  link?: () => string;
}

export interface Article {
  slug: string;
  sections: readonly ArticleSection[];
}

/** The groups of the first page, each with its articles in the order in which people need them. */
export const articleGroups = [
  {
    name: 'buying',
    articles: [
      {
        slug: 'buying',
        sections: [
          { name: 'find', link: () => linkTo('storefront.search') },
          { name: 'cart', link: () => linkTo('storefront.cart') },
          { name: 'checkout' },
          { name: 'vouchers', link: () => linkTo('storefront.promos') },
          { name: 'dropship' },
        ],
      },
      {
        slug: 'paying',
        sections: [
          { name: 'methods' },
          { name: 'deadline', link: () => linkTo('buyer.orders') },
          { name: 'safe' },
          { name: 'late' },
        ],
      },
      {
        slug: 'delivery',
        sections: [
          { name: 'cost' },
          { name: 'times' },
          { name: 'track', link: () => linkTo('buyer.orders') },
          { name: 'late' },
        ],
      },
      {
        slug: 'returns',
        sections: [
          { name: 'cancel', link: () => linkTo('buyer.orders') },
          { name: 'complain' },
          { name: 'decide' },
          { name: 'refund', link: () => linkTo('buyer.wallet') },
        ],
      },
    ],
  },
  {
    name: 'account',
    articles: [
      {
        slug: 'wallet',
        sections: [
          { name: 'what', link: () => linkTo('buyer.wallet') },
          { name: 'pay' },
          { name: 'withdraw' },
          { name: 'stuck' },
        ],
      },
      {
        slug: 'security',
        sections: [
          { name: 'password', link: () => linkTo('auth.forgetPassword') },
          { name: 'code' },
          { name: 'sessions', link: () => linkTo('buyer.security') },
          { name: 'fraud' },
          { name: 'report' },
        ],
      },
    ],
  },
  {
    name: 'selling',
    articles: [
      {
        slug: 'selling',
        sections: [
          { name: 'open', link: () => linkTo('auth.becomeSeller') },
          { name: 'products', link: () => linkTo('seller.products') },
          { name: 'orders', link: () => linkTo('seller.orders') },
          { name: 'ship' },
          { name: 'complaints' },
          { name: 'reviews', link: () => linkTo('seller.reviews') },
        ],
      },
      {
        slug: 'fees',
        sections: [
          { name: 'buyers' },
          { name: 'commission' },
          { name: 'payout', link: () => linkTo('seller.wallet') },
          { name: 'free' },
        ],
      },
    ],
  },
] as const satisfies readonly { name: string; articles: readonly Article[] }[];

export type ArticleSlug = (typeof articleGroups)[number]['articles'][number]['slug'];

export const allArticles: readonly (Article & { slug: ArticleSlug })[] = articleGroups.flatMap(
  (group): readonly (Article & { slug: ArticleSlug })[] => group.articles,
);

export const findArticle = (slug: string | undefined) => allArticles.find((one) => one.slug === slug);
