import { type PromoHighlight, type PromoPage, paths } from '@pasar/contract';
import { LocalLink, useFormat } from '@pasar/slice-kit';
import { ButtonLink, EmptyState, Inline, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CampaignTiles } from '../features/promo-highlights/index.ts';

/** A promo that is over: since when, and what to do instead. */
export const PromoOver = ({ promo, others }: { promo: PromoPage; others: readonly PromoHighlight[] }) => {
  const { t } = useTranslation('storefront');
  const { dateTime } = useFormat();
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={t('promoPage.over')}
        text={t('promoPage.overText', { name: promo.title, at: dateTime(promo.period_end) })}
        action={
          <Inline gap={12} justify="center">
            <ButtonLink as={LocalLink} to={paths.promos()}>
              {t('promoPage.others')}
            </ButtonLink>
            <ButtonLink as={LocalLink} to={paths.flashSale()} variant="secondary">
              {t('flash.title')}
            </ButtonLink>
          </Inline>
        }
      />
      {others.length > 0 && (
        <Section title={t('promoList.campaigns')}>
          <CampaignTiles promos={others} />
        </Section>
      )}
    </>
  );
};
