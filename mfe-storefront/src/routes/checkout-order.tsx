import type { CheckoutOrder } from '@pasar/contract';
import {
  Couriers,
  Dropship,
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
  isDropshipOpen: boolean;
  onDropshipOpen(open: boolean): void;
  onChangeAddress(): void;
  change: ReturnType<typeof useCheckout>['change'];
}

/** One seller's order with all that can be chosen for it; every choice is one call. */
export const CheckoutOrderCard = ({
  order,
  gap,
  isDropshipOpen,
  onDropshipOpen,
  change,
  ...card
}: CheckoutOrderCardProps) => {
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
        isOpen={isDropshipOpen}
        onOpen={onDropshipOpen}
        onSave={(values, refused) => change(({ setDropship }, api) => setDropship(api, id, values), refused)}
        onUnset={() => change(({ unsetDropship }, api) => unsetDropship(api, id))}
      />
    </OrderCard>
  );
};
