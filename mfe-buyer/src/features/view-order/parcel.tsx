import type { BuyerOrderDetail } from '@pasar/contract';
import { CopyCode } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Stack, Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { strongStyle, textStyle } from './part.styles.ts';
import { Part } from './part.tsx';

/** Who brings it, under which number, and where it has been. */
export const Parcel = ({ order }: { order: BuyerOrderDetail }) => {
  const { t } = useTranslation('buyer');
  const { dateTime } = useFormat();
  const { shipping, tracking } = order;
  return (
    <Part title={t('parcel.title')} id="tracking">
      <Stack gap={4}>
        <p css={strongStyle}>
          {shipping.courier_name} {shipping.service}
        </p>
        <p css={textStyle}>{t('parcel.etd', { etd: shipping.etd })}</p>
        {shipping.awb ? (
          <CopyCode code={shipping.awb} label={t('parcel.copy')} />
        ) : (
          <p css={textStyle}>{t('parcel.noNumber')}</p>
        )}
      </Stack>
      {tracking.length > 0 && (
        <Timeline
          label={t('parcel.tracking')}
          moments={newestFirst(tracking).map(({ code, description, city, at }, index) => ({
            id: `${code}-${at}-${index}`,
            title: description,
            text: city,
            at,
            time: dateTime(at),
          }))}
        />
      )}
    </Part>
  );
};

/** Of two moments in the same second, the one that was told later is the newer one. */
export const newestFirst = <One extends { at: string }>(moments: readonly One[]): One[] =>
  moments.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).reverse();
