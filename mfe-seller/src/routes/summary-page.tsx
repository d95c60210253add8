import { usePageData } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import { VerificationBanner } from '../features/await-verification/verification-banner.tsx';
import { SellerFrame } from '../shared/seller-frame/seller-frame.tsx';
import type { summaryLoader } from './summary.loader.ts';

/** The first page of a store; its first card says how the verification stands. */
export const SummaryPage = () => {
  const { t } = useTranslation('seller');
  const { store, heardAt } = usePageData<typeof summaryLoader>();
  return (
    <SellerFrame title={store.merchant_name} lead={t('summary.lead')}>
      <VerificationBanner store={store} heardAt={heardAt} />
    </SellerFrame>
  );
};
