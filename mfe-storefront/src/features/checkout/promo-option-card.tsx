import type { PromoOption } from '@pasar/contract';
import { once, useFormat, useSubmit } from '@pasar/slice-kit';
import { Button, CouponCard } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import * as style from './promo-sheet.styles.ts';

interface PromoTicketProps {
  promo: PromoOption;
  onSwitch(on: boolean): Promise<unknown>;
}

/** One promo as a voucher: what it takes off, until when, and why it cannot be used. */
export const PromoOptionCard = ({ promo, onSwitch }: PromoTicketProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah, count, date } = useFormat();
  const { submit, busy } = useSubmit(onSwitch);
  const { is_selected: isOn, usable, name } = promo;
  const isPercent = promo.discount_type === 'percent';
  return (
    <CouponCard
      tone={promo.kind === 'shipping' ? 'pandan' : 'manggis'}
      kind={t(`checkout.promo.kinds.${promo.kind}`)}
      amount={isPercent ? `${promo.discount_value}%` : count(promo.discount_value)}
      condition={
        promo.min_spend > 0 ? t('checkout.promo.minSpend', { amount: rupiah(promo.min_spend) }) : undefined
      }
      title={name}
      note={
        <>
          {promo.merchant_name && <span lang="id">{promo.merchant_name} · </span>}
          <span>{t('checkout.promo.until', { date: date(promo.ends_at) })}</span>
          {promo.reason && !isOn && <span css={style.reason}>{promo.reason}</span>}
          {isOn && promo.amount > 0 && (
            <span css={style.takesOff}>{t('checkout.promo.takesOff', { amount: rupiah(promo.amount) })}</span>
          )}
        </>
      }
      action={
        (usable || isOn) && (
          <Button
            variant={isOn ? 'neutral' : 'secondary'}
            size="s"
            busy={busy}
            aria-pressed={isOn}
            aria-label={t(isOn ? 'checkout.promo.dropNamed' : 'checkout.promo.useNamed', { name })}
            onClick={once(() => void submit(!isOn))}
          >
            {t(isOn ? 'checkout.promo.drop' : 'checkout.promo.use')}
          </Button>
        )
      }
    />
  );
};
