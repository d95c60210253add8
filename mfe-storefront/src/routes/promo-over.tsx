import type { PromoHighlight, PromoPage } from '@pasar/contract';
import { LocalLink, linkTo, type SectionResult, useTimes } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Inline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Campaigns } from './promo-campaigns.tsx';

interface PromoOverProps {
  promo: PromoPage;
  others: SectionResult<readonly PromoHighlight[]>;
}

/** A promo that is over: since when, and what to do instead. */
export const PromoOver = ({ promo, others }: PromoOverProps) => {
  const { t } = useTranslation('storefront');
  const { dateTime } = useTimes();
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={t('promoPage.over')}
        text={t('promoPage.overText', { name: promo.title, at: dateTime(promo.period_end) })}
        action={
          <Inline gap={12} justify="center">
            <ButtonLink as={LocalLink} to={linkTo('storefront.promos')}>
              {t('promoPage.others')}
            </ButtonLink>
            <ButtonLink as={LocalLink} to={linkTo('storefront.flashSale')} variant="secondary">
              {t('flash.title')}
            </ButtonLink>
          </Inline>
        }
      />
      <Campaigns campaigns={others} />
    </>
  );
};
