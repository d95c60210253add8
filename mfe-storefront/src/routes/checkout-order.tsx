import type { CheckoutOrder } from '@pasar/contract';
import {
  Couriers,
  Dropship,
  type DropshipValues,
  type Gap,
  InsuranceChoice,
  OrderCard,
  type useCheckout,
  type whatChanged,
} from '../features/checkout/index.ts';

interface CheckoutOrderCardProps {
  order: CheckoutOrder;
  changed: ReturnType<typeof whatChanged>;
  isOneOfMany: boolean;
  gap: Gap | null;
  /** What was typed about the dropshipper and is not saved yet. */
  dropship: DropshipValues | undefined;
  onChangeAddress(): void;
  change: ReturnType<typeof useCheckout>['change'];
}

/** One seller's order with all that can be chosen for it; every choice is one call. */
export const CheckoutOrderCard = ({ order, gap, dropship, change, ...card }: CheckoutOrderCardProps) => {
  const { id, chosen_shipping: chosen } = order;
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
        <InsuranceChoice
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
        onSave={(values, refused) => change(({ setDropship }, api) => setDropship(api, id, values), refused)}
        onUnset={() => change(({ unsetDropship }, api) => unsetDropship(api, id))}
      />
    </OrderCard>
  );
};
