import type { ProductDetail } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Badge, Button, CouponCard } from '@pasar/ui';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CopyCode } from './copy-code.tsx';
import * as style from './store-vouchers.styles.ts';

interface VoucherTicketProps {
  voucher: ProductDetail['vouchers'][number];
  claimed: boolean;
  busy: boolean;
  onClaim(): void;
}

/** One voucher: what it takes off, from which sum on, until when; saved by a press, its code copied by another. */
export const StoreVoucherCard = ({ voucher, claimed, busy, onClaim }: VoucherTicketProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah, count, date } = useFormat();
  const { name, kind, discount_type: type, discount_value: value, min_spend, max_discount } = voucher;
  const isPercent = type === 'percent';
  const isOpen = voucher.state === 'running' || voucher.state === 'upcoming';
  return (
    <CouponCard
      tone={kind === 'shipping' ? 'pandan' : 'nila'}
      kind={t(`storeVouchers.kinds.${kind}`)}
      amount={isPercent ? `${value}%` : count(value)}
      condition={min_spend > 0 ? t('storeVouchers.minSpend', { amount: rupiah(min_spend) }) : undefined}
      title={<span lang="id">{name}</span>}
      note={
        <>
          <span css={style.note}>
            {isPercent &&
              max_discount !== null &&
              `${t('storeVouchers.upTo', { amount: rupiah(max_discount) })} · `}
            {voucher.target === 'new_buyer' && `${t('storeVouchers.newBuyer')} · `}
            {voucher.target === 'follower' && `${t('storeVouchers.follower')} · `}
            {t('storeVouchers.until', { date: date(voucher.ends_at) })}
          </span>
          <CopyCode code={voucher.promo_code} />
        </>
      }
      action={
        claimed ? (
          <Badge tone="success" icon={<Check size={14} strokeWidth={2.4} aria-hidden="true" />}>
            {t('storeVouchers.claimed')}
          </Badge>
        ) : isOpen ? (
          <Button
            css={style.claim}
            variant="secondary"
            size="s"
            busy={busy}
            aria-label={t('storeVouchers.claimNamed', { name })}
            onClick={onClaim}
          >
            {t('storeVouchers.claim')}
          </Button>
        ) : (
          <Badge>{t('storeVouchers.exhausted')}</Badge>
        )
      }
    />
  );
};
