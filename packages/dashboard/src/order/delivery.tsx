import type { BuyerOrderDetail } from '@pasar/contract';
import { Divider, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import type { Side } from '../messages/side.ts';
import { strongStyle, textStyle } from './order-part.styles.ts';
import { OrderPart } from './order-part.tsx';
import { useOrderMessages } from './use-order-messages.ts';

interface DeliveryProps {
  order: Pick<BuyerOrderDetail, 'address' | 'dropship'>;
  side: Side;
  /** Rendered below the address. */
  children?: ReactNode;
}

/** Where it goes; of a dropship order also who sends it by name. */
export const Delivery = ({ order: { address, dropship }, side, children }: DeliveryProps) => {
  const { own } = useOrderMessages(side);
  const place = [address.area, address.sub_district, address.city, address.province];
  return (
    <OrderPart title={own.receiver}>
      <Stack gap={4}>
        <p css={strongStyle}>
          {address.receiver_name} · {address.phone}
        </p>
        <p css={textStyle}>{address.address}</p>
        <p css={textStyle}>
          {place.filter(Boolean).join(', ')} {address.zipcode}
        </p>
        {children}
      </Stack>
      {dropship && (
        <Stack gap={4}>
          <Divider />
          <p css={strongStyle}>Dropship</p>
          <p css={textStyle}>{own.dropship(dropship.name, dropship.phone)}</p>
        </Stack>
      )}
    </OrderPart>
  );
};
