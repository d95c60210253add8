import type { Checkout, CheckoutOrder } from '@pasar/contract';
import {
  Couriers,
  Dropship,
  type DropshipValues,
  type Gap,
  InsuranceOption,
  OrderCard,
  OrderNote,
  type useCheckout,
  type whatChanged,
} from '../features/checkout/index.ts';

interface CheckoutOrderCardProps {
  order: CheckoutOrder;
  changed: ReturnType<typeof whatChanged>;
  isOneOfMany: boolean;
  source: Checkout['source'];
  gap: Gap | null;
  /** What was typed about the dropshipper and is not saved yet. */
  dropship: DropshipValues | undefined;
  /** What was typed to the seller and is not saved yet. */
  note: string | undefined;
  onChangeAddress(): void;
  change: ReturnType<typeof useCheckout>['change'];
  changeQuietly: ReturnType<typeof useCheckout>['changeQuietly'];
}

/** One seller's order with all its options; every selection is one call. */
export const CheckoutOrderCard = ({
  order,
  gap,
  dropship,
  note,
  change,
  changeQuietly,
  ...card
}: CheckoutOrderCardProps) => {
  const { id, selected_shipping: chosen } = order;
  const isGap = gap !== null && 'orderId' in gap && gap.orderId === id;
  return (
    <OrderCard order={order} {...card}>
      <Couriers
        order={order}
        missing={isGap && gap.part === 'courier'}
        onChoose={(service) =>
          change(({ chooseService }, api) =>
            chooseService(api, id, { shipper_result_id: service, insurance: order.insurance }),
          )
        }
      />
      {chosen && (
        <InsuranceOption
          order={order}
          onChoose={(insurance) =>
            change(({ chooseService }, api) =>
              chooseService(api, id, { shipper_result_id: chosen.shipper_result_id, insurance }),
            )
          }
        />
      )}
      <Dropship
        order={order}
        draft={dropship}
        held={isGap && gap.part === 'dropship'}
        onSave={(values, refused) => change(({ setDropship }, api) => setDropship(api, id, values), refused)}
        onUnset={() => change(({ unsetDropship }, api) => unsetDropship(api, id))}
      />
      <OrderNote
        order={order}
        draft={note}
        onSave={(text) => changeQuietly(({ setNote }, api) => setNote(api, id, text))}
      />
    </OrderCard>
  );
};
