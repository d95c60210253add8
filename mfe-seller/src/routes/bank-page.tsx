import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { Notice, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { BankCard } from '../features/store-bank/bank-card.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import type { bankLoader } from './bank.loader.ts';

/** Where the store's money goes; a change is checked before withdrawals go on. */
export const BankPage = () => {
  const { t } = useTranslation('seller');
  const { bank, banks } = usePageData<typeof bankLoader>();
  return (
    <DashboardLayout title={t('bank.title')} lead={t('bank.lead')}>
      <Stack gap={16}>
        <BankCard bank={bank} banks={banks} />
        <Notice
          tone="info"
          action={
            <TextLink as={LocalLink} to={linkTo('seller.wallet')}>
              {t('bank.toWallet')}
            </TextLink>
          }
        >
          {t('bank.safety')}
        </Notice>
      </Stack>
    </DashboardLayout>
  );
};
