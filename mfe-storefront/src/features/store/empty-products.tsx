import { LocalLink, linkTo } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

interface EmptyGoodsProps {
  search: string;
  filtered: boolean;
  /** The store's page with all its products. */
  all: string;
}

/** The store has no matching products: the alternatives. */
export const EmptyProducts = ({ search, filtered, all }: EmptyGoodsProps) => {
  const { t } = useTranslation('storefront');
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
              {t('store.empty.everywhere')}
            </ButtonLink>
          )}
        </Inline>
      }
    />
  );
};
