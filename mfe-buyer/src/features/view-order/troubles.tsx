import type { BuyerOrderDetail } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { Badge, Inline, Notice, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { noteStyle, strongStyle, textStyle } from './part.styles.ts';
import { Part } from './part.tsx';
import { evidenceStyle } from './troubles.styles.ts';

/** A request to cancel that waits for the seller. */
export const CancelRequest = ({ request }: { request: NonNullable<BuyerOrderDetail['cancel_request']> }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useFormat();
  return (
    <Notice tone="warning" title={t('cancelRequest.title')}>
      <p>{request.reason}</p>
      <p>{t('cancelRequest.text', { at: dateTime(request.due_at) })}</p>
    </Notice>
  );
};

const tones = { open: 'warning', escalated: 'info', resolved: 'success', withdrawn: 'neutral' } as const;

/** What the buyer has said is wrong, and what has been answered. */
export const Complaint = ({ complaint }: { complaint: NonNullable<BuyerOrderDetail['complaint']> }) => {
  const { t } = useTranslation('buyer');
  const { dateTime, rupiah } = useFormat();
  const { type_label: type, description, amount, status, pictures, due_at, refunded, messages } = complaint;
  return (
    <Part title={t('complaint.title')}>
      <Stack gap={8}>
        <Inline gap={8}>
          <p css={strongStyle}>{type}</p>
          <Badge tone={tones[status]}>{t(`complaint.status.${status}`)}</Badge>
        </Inline>
        <p css={noteStyle}>{description}</p>
        <p css={textStyle}>{t('complaint.amount', { amount: rupiah(amount) })}</p>
        {refunded !== null && (
          <p css={strongStyle}>{t('complaint.refunded', { amount: rupiah(refunded) })}</p>
        )}
        {status === 'open' && <p css={textStyle}>{t('complaint.due', { at: dateTime(due_at) })}</p>}
      </Stack>
      {pictures.length > 0 && (
        <ul css={evidenceStyle}>
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a href={picture} target="_blank" rel="noreferrer">
                <img src={picture} alt={t('complaint.picture', { n: index + 1 })} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {messages.map(({ actor, text, at }) => (
        <Stack key={`${actor}-${at}`} gap={4}>
          <p css={strongStyle}>{t(`actor.${actor}`)}</p>
          <p css={noteStyle}>{text}</p>
          <p css={textStyle}>{dateTime(at)}</p>
        </Stack>
      ))}
    </Part>
  );
};
