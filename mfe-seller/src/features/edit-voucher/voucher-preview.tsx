import type { StoreVoucher } from '@pasar/contract';
import { rupiah as money } from '@pasar/contract';
import { CouponCard, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useVoucherMessages } from '../../shared/voucher-messages/use-voucher-messages.ts';
import type { VoucherFormValues } from './voucher-form-values.ts';
import { noteStyle } from './voucher-preview.styles.ts';

/** What the store may have to give at the most, in rupiah; null where nothing limits it. */
const mostOf = ({ discount_type, discount_value, max_discount, quota }: VoucherFormValues): number | null => {
  const each = discount_type === 'amount' ? discount_value : max_discount;
  return each === '' || quota === '' ? null : Number(each) * Number(quota);
};

/** The voucher card that buyers will see, and what it may cost the store. */
export const VoucherPreview = ({
  values,
  rupiah,
}: {
  values: VoucherFormValues;
  rupiah: (amount: number) => string;
}) => {
  const { t } = useTranslation('seller');
  const words = useVoucherMessages()({
    kind: values.kind as StoreVoucher['kind'], // one of the two choices
    discount_type: values.discount_type as StoreVoucher['discount_type'], // likewise
    discount_value: Number(values.discount_value),
    max_discount: values.max_discount === '' ? null : money(Number(values.max_discount)),
    min_spend: money(Number(values.min_spend)),
  });
  const most = mostOf(values);
  return (
    <Stack gap={12}>
      <CouponCard
        tone={values.kind === 'shipping' ? 'pandan' : 'manggis'}
        kind={words.kind}
        amount={words.amount}
        condition={words.condition}
        title={values.name || t('voucher.noName')}
        note={values.voucher_code || t('voucher.noCode')}
      />
      <p css={noteStyle}>
        {most === null ? t('voucher.costUnknown') : t('voucher.cost', { amount: rupiah(most) })}
      </p>
    </Stack>
  );
};
