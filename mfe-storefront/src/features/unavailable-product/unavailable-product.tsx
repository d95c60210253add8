import type { UnavailableProduct as Gone, ProductCard } from '@pasar/contract';
import { LocalLink, linkTo, type SectionResult } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Inline, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { ProductGrid } from '../../shared/product-card/index.ts';
import { SectionError } from '../../shared/section-error/index.ts';

interface GoneProductProps {
  gone: Gone;
  similar: SectionResult<ProductCard[]>;
}

/** In place of a product that its seller took off for good: what it was, and the ways on. */
export const UnavailableProduct = ({ gone, similar }: GoneProductProps) => {
  const { t } = useTranslation('storefront');
  const category = gone.category_path.at(-1);
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={t('unavailable.heading')}
        text={t('unavailable.text', { name: gone.name })}
        action={
          <Inline gap={12} justify="center">
            {category && (
              <ButtonLink as={LocalLink} to={linkTo('storefront.category', { slug: category.slug })}>
                {t('unavailable.category', { name: category.name })}
              </ButtonLink>
            )}
            <ButtonLink as={LocalLink} variant="secondary" to={linkTo('storefront.search')}>
              {t('unavailable.search')}
            </ButtonLink>
          </Inline>
        }
      />
      {similar.ok ? (
        similar.value.length > 0 && (
          <Section id="similar" title={t('similar.title')}>
            <ProductGrid products={similar.value} />
          </Section>
        )
      ) : (
        <SectionError section={t('sections.similar')} />
      )}
    </>
  );
};
