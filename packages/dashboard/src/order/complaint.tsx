import type { BuyerOrderDetail } from '@pasar/contract';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Badge, Inline, Notice, Stack } from '@pasar/ui';
import type { ReactNode } from 'react';
import type { Side } from '../messages/side.ts';
import { Thumbnails } from '../thumbnails/thumbnails.tsx';
import { noteStyle, strongStyle, textStyle } from './order-part.styles.ts';
import { OrderPart } from './order-part.tsx';
import { useOrderMessages } from './use-order-messages.ts';

const tones = { open: 'warning', escalated: 'info', resolved: 'success', withdrawn: 'neutral' } as const;

interface ComplaintProps {
  complaint: NonNullable<BuyerOrderDetail['complaint']>;
  side: Side;
  /** The reply to what staff want to know; absent for who may not answer. */
  reply?: ReactNode;
}

/** The buyer's complaint, and the replies to it. */
export const Complaint = ({ complaint, side, reply }: ComplaintProps) => {
  const { complaint: title, evidence, question, until, own } = useOrderMessages(side);
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { type_label: type, description, amount, status, images, due_at, refunded, messages } = complaint;
  return (
    <OrderPart title={title}>
      <Stack gap={8}>
        <Inline gap={8}>
          <p css={strongStyle}>{type}</p>
          <Badge tone={tones[status]}>{own.status[status]}</Badge>
        </Inline>
        <p css={noteStyle}>{description}</p>
        <p css={textStyle}>{own.requested(rupiah(amount))}</p>
        {refunded !== null && <p css={strongStyle}>{own.refunded(rupiah(refunded))}</p>}
        {status === 'open' && <p css={textStyle}>{own.due(dateTime(due_at))}</p>}
      </Stack>
      <Thumbnails
        pictures={images.map((picture, index) => ({
          small: picture,
          large: picture,
          alt: evidence(index + 1),
        }))}
      />
      {messages.map(({ actor, text, at }) => (
        <Stack key={`${actor}-${at}`} gap={4}>
          <p css={strongStyle}>{own.actor[actor]}</p>
          <p css={noteStyle}>{text}</p>
          <p css={textStyle}>{dateTime(at)}</p>
        </Stack>
      ))}
      {complaint.request && (
        <Stack gap={8}>
          <Notice tone="warning" title={question}>
            {until(dateTime(complaint.request.due_at))}
          </Notice>
          {reply}
        </Stack>
      )}
    </OrderPart>
  );
};
