import { ApiError } from '@pasar/api-client';
import { accountEndpoints } from '@pasar/contract';
import {
  definePage,
  defineSlice,
  type LoaderArgs,
  LocalLink,
  linkTo,
  notFound,
  removed,
  type Slice,
  useFormat,
  usePageData,
  useSession,
} from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';

const loadProduct = async ({ params, locale }: LoaderArgs) => {
  if (params.slug === 'nothing') notFound();
  if (params.slug === 'deleted') throw new ApiError('', { kind: 'refused', code: 410 });
  if (params.slug === 'breaks') return removed({ name: 'breaks', price: 0, locale, next: '' });
  if (params.slug === 'sold-off') return removed({ name: 'Beras yang dulu', price: 0, locale, next: '' });
  await new Promise((resolve) => setTimeout(resolve, 5));
  const next = linkTo('storefront.product', { slug: 'next' });
  return { name: `Beras ${params.slug}`, price: 74500, locale, next };
};

const Product = () => {
  const { t } = useTranslation('storefront');
  const { name, price, locale, next } = usePageData<typeof loadProduct>();
  const { rupiah } = useFormat();
  const { user } = useSession();
  if (name === 'breaks') throw new Error('this product breaks while it is drawn');
  return (
    <>
      <h1 css={{ color: 'rebeccapurple' }}>{name}</h1>
      <p>{`${t('buy')} ${rupiah(price)} ${locale} ${user?.fullname ?? 'visitor'}`}</p>
      {next && <a href={next}>{linkTo('storefront.product', { slug: 'drawn' })}</a>}
    </>
  );
};

const Broken = (): never => {
  throw new Error('this page breaks while it is drawn');
};

const Results = () => (
  <>
    <h1>results of before</h1>
    <LocalLink to={linkTo('storefront.product', { slug: 'merah' })}>to a product</LocalLink>
  </>
);

/** A slice with pages of every kind that the shell must cope with. */
export const fixtureSlice: Slice = defineSlice({
  name: 'storefront',
  pages: [
    definePage({
      id: 'storefront.product',
      path: 'p/:slug',
      component: async () => Product,
      loader: async () => loadProduct,
      head: ({ data, t }) => ({ title: data?.name ?? t('product'), description: t('buy') }),
      skeleton: () => <p>bones of a product</p>,
    }),
    definePage({ id: 'storefront.home', path: '', component: async () => () => <h1>home</h1> }),
    definePage({
      id: 'storefront.broken',
      path: 'search',
      component: async () => Broken,
      skeleton: () => <p>bones of a list</p>,
    }),
    definePage({
      id: 'storefront.mine',
      path: 'c/:slug',
      access: 'user',
      component: async () => () => <h1>mine</h1>,
      loader:
        async () =>
        async ({ api }) =>
          (await api.call(accountEndpoints.session)).data.cart_items,
    }),
  ],
  locales: {
    id: async () => ({ messages: { buy: 'Beli', product: 'Produk' } }),
    en: async () => ({ messages: { buy: 'Buy', product: 'Product' } }),
  },
});

/** The same slice as it was before its list broke. */
export const repairedSlice: Slice = defineSlice({
  ...fixtureSlice,
  pages: fixtureSlice.pages.map((page) =>
    page.id === 'storefront.broken' ? { ...page, component: async () => Results } : page,
  ),
});
