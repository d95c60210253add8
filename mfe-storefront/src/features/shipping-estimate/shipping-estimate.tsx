import { ApiError, errorText } from '@pasar/api-client';
import { lazyComponent, useApi, useFormat, useLocale } from '@pasar/slice-kit';
import { Skeleton, Spinner, TextLink } from '@pasar/ui';
import { Truck } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatArrival } from '../../shared/format-arrival.ts';
import { withoutScripts, withScripts } from '../../shared/with-scripts.ts';
import { findEarliestArrival, formatDestination } from './format-destination.ts';
import * as style from './shipping-estimate.styles.ts';
import { type EstimateState, useEstimate } from './use-estimate.ts';

interface ShippingEstimateProps {
  productId: number;
  variantId: number | undefined;
  qty: number;
  /** City that it is sent from. */
  origin: string;
}

const loadSheet = () => import(/* webpackChunkName: "estimate" */ './estimate-sheet.tsx');
const Sheet = lazyComponent(() => loadSheet().then((m) => m.EstimateSheet), {
  waiting: (
    <span css={style.opening}>
      <Spinner size={20} />
    </span>
  ),
});

/** Shipping cost and delivery time in a line; a press lists every courier and selects the destination. */
export const ShippingEstimate = memo(({ origin, ...asked }: ShippingEstimateProps) => {
  const { t } = useTranslation('storefront');
  const api = useApi();
  const [open, setOpen] = useState(false);
  const estimate = useEstimate(asked);
  const { state } = estimate;
  const close = () => setOpen(false);
  const prepare = () =>
    void loadSheet()
      .then((sheet) => sheet.prepareSheet(api))
      .catch(() => undefined);
  return (
    <div css={style.row}>
      <Truck size={20} strokeWidth={1.9} aria-hidden="true" />
      <div css={style.text} role="status">
        <EstimateLine state={state} origin={origin} />
      </div>
      {state.at === 'lost' ? (
        <TextLink as="button" type="button" standalone css={style.open} onClick={estimate.retry}>
          {t('error.retry')}
        </TextLink>
      ) : (
        <TextLink
          as="button"
          type="button"
          standalone
          css={style.open}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onTouchStart={prepare}
          onFocus={prepare}
          onClick={() => setOpen(true)}
        >
          {t(state.at === 'unasked' ? 'shipping.choose' : 'shipping.open')}
        </TextLink>
      )}
      {open && (
        <Sheet
          state={state}
          onSendTo={estimate.sendTo}
          onRetry={estimate.retry}
          onClose={close}
          onMissing={close}
        />
      )}
    </div>
  );
});

const noConnection = new ApiError('', { kind: 'network' });

const EstimateLine = ({ state, origin }: { state: EstimateState; origin: string }): ReactNode => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const locale = useLocale();
  if (state.at === 'lost') return errorText(noConnection, { locale, section: t('shipping.section') }).text;
  if (state.at === 'unasked')
    return (
      <>
        <strong>{t('shipping.estimate')}</strong> {t('shipping.sentFrom', { city: origin })}
      </>
    );
  const { last } = state;
  if (!last)
    return (
      <>
        <div css={withScripts}>
          <Skeleton lines={2} />
        </div>
        <div css={withoutScripts}>{t('shipping.sentFrom', { city: origin })}</div>
      </>
    );
  const soonest = findEarliestArrival(last);
  if (!last.price || !soonest)
    return (
      <>
        <strong>{t('shipping.nobody')}</strong> {t('shipping.to', { place: formatDestination(last) })}
      </>
    );
  return (
    <>
      <strong>
        {last.free_shipping
          ? t('shipping.free')
          : t('shipping.from', { price: rupiah(last.pays ?? last.price.min) })}
        {state.at === 'coming' && <Spinner size={16} />}
      </strong>{' '}
      {t('shipping.toWhen', {
        place: formatDestination(last),
        days: formatArrival(soonest.from, soonest.to, locale),
      })}
    </>
  );
};
