import type { BuyerOrderDetail } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Stack, TextLink, Timeline } from '@pasar/ui';
import type { ReactNode } from 'react';
import { CopyCode } from '../copy/copy-code.tsx';
import type { Side } from '../messages/side.ts';
import { Thumbnails } from '../thumbnails/thumbnails.tsx';
import { newestFirst } from './newest-first.ts';
import { strongStyle, textStyle } from './order-part.styles.ts';
import { OrderPart } from './order-part.tsx';
import { useOrderMessages } from './use-order-messages.ts';

interface ParcelProps {
  order: Pick<BuyerOrderDetail, 'shipping' | 'tracking'>;
  side: Side;
  /** What can be done with it, below its number. */
  children?: ReactNode;
}

/** Who brings it, under which number, and where it has been. */
export const Parcel = ({ order: { shipping, tracking }, side, children }: ParcelProps) => {
  const { parcel: words } = useOrderMessages(side);
  const { dateTime } = useTimes();
  return (
    <OrderPart title={words.title} id="tracking">
      <Stack gap={4}>
        <p css={strongStyle}>
          {shipping.courier_name} {shipping.service}
        </p>
        <p css={textStyle}>{words.etd(shipping.etd)}</p>
        {shipping.awb ? (
          <CopyCode code={shipping.awb} label={words.copy} />
        ) : (
          <p css={textStyle}>{shipping.is_booking ? words.booking : words.noNumber}</p>
        )}
        {shipping.tracking_url && (
          <p>
            <TextLink href={shipping.tracking_url} target="_blank" rel="noreferrer">
              {words.trackAt(shipping.courier_name)}
            </TextLink>
          </p>
        )}
      </Stack>
      {children}
      {tracking.length > 0 && (
        <Timeline
          label={words.tracking}
          moments={newestFirst(tracking).map(({ code, description, city, note, at }, index) => ({
            id: `${code}-${at}-${index}`,
            title: description,
            text: [city, note].filter(Boolean).join(' · ') || null,
            at,
            time: dateTime(at),
          }))}
        />
      )}
      <Thumbnails
        pictures={tracking
          .flatMap(({ images = [] }) => images)
          .map((image, n) => ({ small: image, large: image, alt: words.photo(n + 1) }))}
      />
    </OrderPart>
  );
};
