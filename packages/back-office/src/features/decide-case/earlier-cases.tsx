import { css } from '@emotion/react';
import type { AdminComplaintDetail } from '@pasar/contract';
import { font } from '@pasar/design-tokens';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Card, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';

const headStyle = css(font.bodyStrong);

/** What this buyer complained of before, and what others complained of this store. */
export const EarlierCases = ({ earlier }: { earlier: NonNullable<AdminComplaintDetail['earlier']> }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { day } = useTimes();
  return (
    <Card as="section" padding="m">
      <Stack gap={16}>
        {(['buyer', 'store'] as const).map((side) => {
          const { total, latest } = earlier[side];
          return (
            <Stack key={side} gap={8}>
              <h2 css={headStyle}>{t(`complaint.earlier.${side}`, { count: total })}</h2>
              {latest.length > 0 && (
                <Stack as="ul" gap={4}>
                  {latest.map((one) => (
                    <li key={one.id}>
                      <TextLink as={LocalLink} to={linkTo('back-office.case', { id: one.id })}>
                        {one.order_code}
                      </TextLink>{' '}
                      {[
                        day(one.created_at),
                        one.type_label,
                        one.status === 'resolved'
                          ? t('complaint.earlier.refunded', { amount: rupiah(one.refunded ?? 0) })
                          : t(`cases.state.${one.status}`),
                      ].join(' · ')}
                    </li>
                  ))}
                </Stack>
              )}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
};
