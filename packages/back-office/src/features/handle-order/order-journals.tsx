import { css } from '@emotion/react';
import type { AdminOrderDetail } from '@pasar/contract';
import { color, font } from '@pasar/design-tokens';
import { useFormat, useTimes } from '@pasar/slice-kit';
import { Section, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Postings } from './postings.tsx';

const headingStyle = css(font.bodyStrong);
const whenStyle = css(font.small, { color: color.text.muted });

/** Every journal of the order, and what its escrow held after each. */
export const OrderJournals = ({
  order: { journals, order_code },
}: {
  order: Pick<AdminOrderDetail, 'journals' | 'order_code'>;
}) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  return (
    <Section title={t('order.journals')}>
      {journals.length === 0 ? (
        <p>{t('order.noJournals')}</p>
      ) : (
        <Stack gap={24}>
          {journals.map(({ event, at, postings, escrow }, place) => (
            // Journals are only ever added at the end.
            <Stack key={String(place)} gap={8}>
              <h3 css={headingStyle}>{t(`journal.${event}`)}</h3>
              <p css={whenStyle}>{`${dateTime(at)} · ${t('order.escrow', { amount: rupiah(escrow) })}`}</p>
              <Postings postings={postings} orderCode={order_code} />
            </Stack>
          ))}
        </Stack>
      )}
    </Section>
  );
};
