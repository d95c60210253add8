import type { CheckoutOrder, ShippingCourier } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Button, FieldError } from '@pasar/ui';
import { ChevronDown, Truck } from 'lucide-react';
import { startTransition, useId, useOptimistic, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnavailableServices } from '../../shared/shipping-offer/unavailable-services.tsx';
import * as style from './couriers.styles.ts';
import { gapTarget } from './first-gap.ts';
import { ServiceOptions } from './service-options.tsx';

interface CouriersProps {
  order: CheckoutOrder;
  /** The user tried to pay without one. */
  missing: boolean;
  /** Resolves when the server has accepted the selection or rejected it. */
  onChoose(shipperResultId: number): Promise<unknown>;
}

/**
 * The courier and its services (SPEC 4 "Dropship at checkout"): choosing a courier closes the list, fills the services
 * below and takes the first. What is pressed shows at once, and goes back when the server rejects it.
 */
export const Couriers = ({ order, missing, onChoose }: CouriersProps) => {
  const { t } = useTranslation('storefront');
  const { rupiah } = useFormat();
  const listId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [chosenId, showChosen] = useOptimistic(order.selected_shipping?.shipper_result_id ?? null);
  const { couriers } = order.shipping;
  const courier = couriers.find(({ services }) => services.some((one) => one.shipper_result_id === chosenId));

  const choose = (id: number) =>
    startTransition(async () => {
      showChosen(id);
      await onChoose(id);
    });
  const chooseCourier = ({ services: [first] }: ShippingCourier) => {
    setOpen(false);
    opener.current?.focus();
    if (first) choose(first.shipper_result_id);
  };

  if (couriers.length === 0)
    return (
      <div css={style.none} id={gapTarget({ part: 'courier', orderId: order.id })} tabIndex={-1}>
        <p>{order.address ? t('checkout.courier.none') : t('checkout.courier.needsAddress')}</p>
        <UnavailableServices services={order.shipping.unavailable ?? []} />
      </div>
    );
  return (
    <div css={style.block}>
      <h3 css={style.heading}>{t('checkout.courier.title')}</h3>
      <button
        ref={opener}
        id={gapTarget({ part: 'courier', orderId: order.id })}
        type="button"
        css={[style.opener, courier && style.set]}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Truck size={24} strokeWidth={1.9} aria-hidden="true" />
        <span css={style.courierName}>{courier?.name ?? t('checkout.courier.choose')}</span>
        <span css={style.change}>{open ? t('checkout.courier.close') : t('checkout.courier.change')}</span>
        <ChevronDown size={20} strokeWidth={1.9} aria-hidden="true" data-open={open || undefined} />
      </button>
      {missing && !courier && <FieldError>{t('checkout.courier.required')}</FieldError>}
      {open && (
        <ul id={listId} css={style.list} aria-label={t('checkout.courier.list')}>
          {couriers.map((one) => (
            <li key={one.code}>
              <Button
                variant="neutral"
                block
                css={style.option}
                aria-pressed={one.code === courier?.code}
                onClick={() => chooseCourier(one)}
              >
                <span>{one.name}</span>
                <span css={style.from}>{t('checkout.courier.from', { price: rupiah(cheapest(one)) })}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {courier && !open && (
        <ServiceOptions courier={courier} chosenId={chosenId} onChoose={(id) => choose(id)} />
      )}
      {courier && !open && (
        <UnavailableServices
          services={order.shipping.unavailable?.filter((one) => one.courier === courier.code) ?? []}
        />
      )}
    </div>
  );
};

const cheapest = ({ services }: ShippingCourier): number =>
  Math.min(...services.map(({ price, shipping_offer_amount: paid = 0 }) => price - paid));
