import { LocalLink, linkTo, usePageData } from '@pasar/slice-kit';
import { TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { VoucherForm } from '../features/edit-voucher/voucher-form.tsx';
import { DashboardLayout } from '../shared/dashboard-layout/dashboard-layout.tsx';
import { Writable } from '../shared/rights/writable.tsx';
import type { voucherLoader } from './voucher.loader.ts';

/** A new voucher, a copy of one, or one that is changed. */
export const VoucherPage = () => {
  const { t } = useTranslation('seller');
  const { voucher, initial, products } = usePageData<typeof voucherLoader>();
  return (
    <DashboardLayout
      title={voucher ? voucher.name : t('voucher.newTitle')}
      lead={voucher ? t('voucher.editLead') : t('voucher.newLead')}
      above={
        <TextLink as={LocalLink} standalone to={linkTo('seller.vouchers')}>
          {t('voucher.back')}
        </TextLink>
      }
    >
      <Writable area="catalogue">
        <VoucherForm
          key={voucher?.id ?? initial.name}
          initial={initial}
          products={products}
          {...(voucher && { voucher })}
        />
      </Writable>
    </DashboardLayout>
  );
};
