import type { ListedPromo } from '@pasar/contract';
import { LocalLink, linkTo, useFormat, useSubmit } from '@pasar/slice-kit';
import { Badge, Button, CouponCard, ProgressBar, TextLink } from '@pasar/ui';
import { Check } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { productsId } from '../../shared/products-id.ts';
import type { Claims } from '../../shared/promo-claims/index.ts';
import { computePercentLeft, formatVoucherAmount, lowQuotaShare } from '../../shared/voucher/index.ts';
import { withScripts } from '../../shared/with-scripts.ts';
import * as style from './claimable-voucher-card.styles.ts';

interface PromoTicketProps {
  offer: ListedPromo;
  claims: Claims;
  /** On its own page: the name is no link, and the way to its products leads down the page. */
  own?: boolean;
}

/**
 * One promo as a voucher: its discount, its issuer, its end, the remaining quota, and the button to save it.
 */
export const ClaimableVoucherCard = ({ offer, claims, own = false }: PromoTicketProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah, count, date } = useFormat();
  const { name, description, merchant_name, max_discount, min_spend, state } = offer;
  const refusal = claims.refusals.tickets[offer.promo_code];
  const refusalId = useId();
  return (
    <CouponCard
      tone={offer.kind === 'shipping' ? 'pandan' : merchantTone(offer)}
      css={state !== 'running' && state !== 'upcoming' && style.over}
      kind={t(`vouchers.kinds.${offer.kind}`)}
      amount={formatVoucherAmount(offer, { count })}
      condition={
        min_spend > 0 ? t('vouchers.minSpend', { amount: rupiah(min_spend) }) : t('voucherPage.noMinimum')
      }
      title={
        own ? (
          name
        ) : (
          <LocalLink css={style.name} to={linkTo('storefront.promo', { id: offer.promo_id })}>
            {name}
          </LocalLink>
        )
      }
      note={
        <>
          <span css={style.line}>
            {merchant_name && <span lang="id">{merchant_name} · </span>}
            {description}
          </span>
          <span css={style.line}>
            {t('vouchers.until', { date: date(offer.ends_at) })}
            {max_discount !== null && (
              <>
                {' · '}
                <span css={style.full}>{t('voucherPage.max', { amount: rupiah(max_discount) })}</span>
              </>
            )}
          </span>
        </>
      }
      footer={
        <>
          <div css={style.row}>
            <Quota offer={offer} />
            <TicketAction
              offer={offer}
              claims={claims}
              describedBy={refusal ? refusalId : undefined}
              own={own}
            />
          </div>
          {refusal && (
            <p css={style.rejection} id={refusalId} role="alert">
              {refusal}
            </p>
          )}
        </>
      }
    />
  );
};

const merchantTone = ({ owner }: ListedPromo) => (owner === 'merchant' ? 'nila' : 'manggis');

/** The remaining quota: as a bar once a part of it is used. */
const Quota = ({ offer }: { offer: ListedPromo }) => {
  const { t } = useTranslation('storefront');
  const percent = computePercentLeft(offer);
  if (offer.state === 'exhausted' || percent === 0)
    return <p css={style.quota}>{t('voucherPage.noneLeft')}</p>;
  if (offer.left >= 1) return <p css={style.quota}>{t('voucherPage.allLeft')}</p>;
  return (
    <div css={style.quota}>
      <ProgressBar
        value={1 - offer.left}
        tone={offer.left < lowQuotaShare ? 'discount' : 'brand'}
        label={t('voucherPage.used')}
        valueText={t('voucherPage.left', { percent })}
      />
      <p>{t('voucherPage.left', { percent })}</p>
    </div>
  );
};

interface TicketActionProps {
  offer: ListedPromo;
  claims: Claims;
  describedBy: string | undefined;
  own: boolean;
}

const TicketAction = ({ offer, claims, describedBy, own }: TicketActionProps) => {
  const { t } = useTranslation('storefront');
  const { date } = useFormat();
  const use = useRef<HTMLAnchorElement>(null);
  const { promo_code: code, name, state } = offer;
  const { submit, busy } = useSubmit(async () => {
    // The button is removed then: keyboard focus moves on to the next element.
    if ((await claims.claim({ code, name, from: 'ticket' })) === 'kept') use.current?.focus();
  });
  if (state === 'upcoming')
    return <Badge tone="info">{t('voucherPage.starts', { date: date(offer.starts_at) })}</Badge>;
  if (state !== 'running') return <Badge>{t(`voucherPage.states.${state}`)}</Badge>;
  if (offer.is_claimed || claims.isKept(code))
    return (
      <span css={style.saved}>
        <Badge tone="success" icon={<Check size={14} strokeWidth={2.4} aria-hidden="true" />}>
          {t('voucherPage.saved')}
        </Badge>
        {own ? (
          <TextLink standalone ref={use} href={`#${productsId}`}>
            {t('voucherPage.use')}
          </TextLink>
        ) : (
          <TextLink
            as={LocalLink}
            standalone
            ref={use}
            to={linkTo('storefront.promo', { id: offer.promo_id })}
            aria-label={t('voucherPage.useNamed', { name })}
          >
            {t('voucherPage.use')}
          </TextLink>
        )}
      </span>
    );
  return (
    <Button
      css={withScripts}
      variant="secondary"
      size="s"
      busy={busy}
      aria-label={t('voucherPage.claimNamed', { name })}
      aria-describedby={describedBy}
      onClick={() => void submit()}
    >
      {t('voucherPage.claim')}
    </Button>
  );
};
