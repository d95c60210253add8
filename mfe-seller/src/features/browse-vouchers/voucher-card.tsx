import type { StoreVoucher } from '@pasar/contract';
import { CopyCode } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, type BadgeProps, Card, CouponCard, ProgressBar } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { useMayWrite } from '../../shared/rights/use-may-write.ts';
import { useVoucherMessages } from '../../shared/voucher-messages/use-voucher-messages.ts';
import { VoucherActions } from './voucher-actions.tsx';
import * as style from './voucher-card.styles.ts';

const tones: Record<StoreVoucher['state'], NonNullable<BadgeProps['tone']>> = {
  upcoming: 'info',
  running: 'success',
  paused: 'warning',
  exhausted: 'danger',
  ended: 'neutral',
};

/** A voucher as buyers hold it, how it does, and what can be done with it. */
export const VoucherCard = ({ voucher }: { voucher: StoreVoucher }) => {
  const { t } = useTranslation('seller');
  const { number, rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { id, name, state, quota, used, claimed, revenue, spent, target, total_product: products } = voucher;
  const { kind, amount, condition, most } = useVoucherMessages()(voucher);
  const mayWrite = useMayWrite('catalogue');
  const heading = `voucher-${id}`;
  const share = t('vouchers.usedOf', { used: number(used), quota: number(quota) });
  return (
    <Card as="article" padding="none" aria-labelledby={heading}>
      <div css={style.body}>
        <CouponCard
          css={style.voucher}
          tone={voucher.kind === 'shipping' ? 'pandan' : 'manggis'}
          kind={kind}
          amount={amount}
          condition={condition}
          title={
            <span id={heading}>
              <LocalLink to={linkTo('seller.voucher', { id })} css={style.name}>
                {name}
              </LocalLink>
            </span>
          }
          note={
            <CopyCode
              code={voucher.voucher_code}
              label={t('vouchers.copy', { code: voucher.voucher_code })}
            />
          }
        />
        <div css={style.facts}>
          <p css={style.badges}>
            <Badge tone={tones[state]}>{t(`vouchers.tab.${state}`)}</Badge>
            <Badge>{t(`voucher.targets.${target}`)}</Badge>
            <Badge>
              {products === null ? t('voucher.scopes.all') : t('vouchers.products', { n: number(products) })}
            </Badge>
          </p>
          <p css={style.days}>
            <time dateTime={voucher.date_start}>{dateTime(voucher.date_start)}</time>
            {' – '}
            <time dateTime={voucher.date_end}>{dateTime(voucher.date_end)}</time>
          </p>
          {most && <p css={style.days}>{most}</p>}
          <div css={style.quota}>
            <p>
              <span>{t('vouchers.used')}</span>
              <strong>{share}</strong>
            </p>
            <ProgressBar
              value={quota === 0 ? 0 : used / quota}
              label={t('vouchers.used')}
              valueText={share}
            />
          </div>
          <dl css={style.figures}>
            {(
              [
                ['claimed', number(claimed)],
                ['revenue', rupiah(revenue)],
                ['spent', rupiah(spent)],
              ] as const
            ).map(([figure, value]) => (
              <div key={figure}>
                <dt>{t(`vouchers.${figure}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {mayWrite && voucher.actions.length > 0 && (
        <footer css={style.foot}>
          <VoucherActions voucher={voucher} />
        </footer>
      )}
    </Card>
  );
};
