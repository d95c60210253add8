import { LocalLink, linkTo, useFormat } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface EmptyGoodsProps {
  search: string;
  filtered: boolean;
  /** How many products the market has for the search; null when nobody knows. */
  elsewhere: number | null;
  /** The store's page with all its products. */
  all: string;
}

/** The store has no matching products: the alternatives. */
export const EmptyProducts = ({ search, filtered, elsewhere, all }: EmptyGoodsProps) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  if (!search && !filtered) return <EmptyState title={t('store.empty.title')} text={t('store.empty.text')} />;
  return (
    <EmptyState
      title={search ? t('store.empty.titleFor', { text: search }) : t('store.empty.filtered')}
      text={filtered ? t('store.empty.filteredText') : t('empty.spelling')}
      headingLevel={3}
      action={
        <Inline gap={8}>
          <ButtonLink as={LocalLink} to={all} preventScrollReset>
            {t('store.empty.all')}
          </ButtonLink>
          {search && (
            <ButtonLink as={LocalLink} variant="secondary" to={linkTo('storefront.search', { search })}>
              {elsewhere ? t('store.empty.elsewhere', { n: number(elsewhere) }) : t('store.empty.everywhere')}
            </ButtonLink>
          )}
        </Inline>
      }
    />
  );
};
