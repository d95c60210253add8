import { LocalLink, linkTo, usePageData, Section as Wall } from '@pasar/slice-kit';
import { Breadcrumbs, Container, type RenderLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CampaignHead } from '../features/promo-highlights/index.ts';
import { PromoProducts } from '../features/promo-products/index.ts';
import { useFreshOnReturn } from '../shared/countdown/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import type { promoLoader } from './promo.loader.ts';
import { PromoOver } from './promo-over.tsx';
import * as style from './promo-page.styles.ts';
import { VoucherHead } from './promo-voucher.tsx';

const localLink: RenderLink = ({ href, ...rest }) => <LocalLink to={href} {...rest} />;

/** One promo: a campaign in its colors or a voucher as a card, and its products. */
export const PromoPage = () => {
  const { t } = useTranslation('storefront');
  const { goods, over, others, heardAt } = usePageData<typeof promoLoader>();
  const { promo } = goods;
  useFreshOnReturn();
  const crumbs = [
    { label: t('trail.home'), href: linkTo('storefront.home') },
    { label: t('promoList.heading'), href: linkTo('storefront.promos') },
    { label: promo.title },
  ];
  return (
    <Container css={style.page}>
      <Breadcrumbs items={crumbs} label={t('trail.label')} renderLink={localLink} />
      {over ? (
        <PromoOver promo={promo} others={others} />
      ) : (
        <>
          {promo.voucher ? (
            <VoucherHead promo={promo} voucher={promo.voucher} heardAt={heardAt} />
          ) : (
            <CampaignHead promo={promo} heardAt={heardAt} />
          )}
          <Wall
            fallbackName={t('promoPage.products')}
            fallback={() => <SectionError section={t('promoPage.products')} />}
          >
            <PromoProducts goods={goods} />
          </Wall>
        </>
      )}
    </Container>
  );
};
