import { type GoneProduct as Gone, type ProductCard, paths } from '@pasar/contract';
import { LocalLink } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Inline, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from '../../shared/product-card/index.ts';

/** In place of a product that its seller took off for good: what it was, and the ways on. */
export const GoneProduct = ({ gone, similar }: { gone: Gone; similar: ProductCard[] }) => {
  const { t } = useTranslation('storefront');
  const category = gone.category_path.at(-1);
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={t('gone.heading')}
        text={t('gone.text', { name: gone.name })}
        action={
          <Inline gap={12} justify="center">
            {category && (
              <ButtonLink as={LocalLink} to={paths.category(category.slug)}>
                {t('gone.category', { name: category.name })}
              </ButtonLink>
            )}
            <ButtonLink as={LocalLink} variant="secondary" to={paths.search()}>
              {t('gone.search')}
            </ButtonLink>
          </Inline>
        }
      />
      {similar.length > 0 && (
        <Section id="similar" title={t('similar.title')}>
          <ProductGrid products={similar} />
        </Section>
      )}
    </>
  );
};
