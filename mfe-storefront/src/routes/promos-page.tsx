import { usePageData } from '@pasar/slice-kit';
import { Container, Section } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { CodeForm, VoucherTabs } from '../features/promo-list/index.ts';
import { useClaims } from '../shared/promo-claims/index.ts';
import { SectionError } from '../shared/section-error/index.ts';
import { Campaigns } from './promo-campaigns.tsx';
import type { promosLoader } from './promos.loader.ts';
import * as style from './promos-page.styles.ts';
import { PromosVouchers } from './promos-vouchers.tsx';

/** Every promo: the code form, the vouchers, and the running campaigns. */
export const PromosPage = () => {
  const { t } = useTranslation('storefront');
  const { show, campaigns, tickets } = usePageData<typeof promosLoader>();
  const claims = useClaims();
  return (
    <Container css={style.page}>
      <div>
        <h1 css={style.title}>{t('promoList.heading')}</h1>
        <p css={style.text}>{t('promoList.text')}</p>
      </div>
      <CodeForm claims={claims} />
      <Section title={t('vouchers.title')} css={style.vouchers}>
        <VoucherTabs show={show} />
        {tickets.ok ? (
          <PromosVouchers shown={tickets.value} show={show} claims={claims} />
        ) : (
          <SectionError section={t('vouchers.title')} />
        )}
      </Section>
      <Campaigns campaigns={campaigns} />
    </Container>
  );
};
