import { paperEndpoints, type SellerOrderDetail } from '@pasar/contract';
import { CopyCode } from '@pasar/dashboard';
import { useFormat } from '@pasar/slice-kit';
import { Button, Stack, Timeline } from '@pasar/ui';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useOpenPaper } from '../../shared/papers/use-open-paper.ts';
import { strongStyle, textStyle } from './part.styles.ts';
import { Part } from './part.tsx';

/** Who brings it, under which number, and where it has been. */
export const Parcel = ({ order }: { order: SellerOrderDetail }) => {
  const { t } = useTranslation('seller');
  const { dateTime } = useFormat();
  const { shipping, tracking, order_code: code } = order;
  const label = useOpenPaper();
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
      {shipping.awb && order.status === 'ready_to_ship' && (
        <div>
          <Button
            variant="secondary"
            size="s"
            busy={label.busy}
            icon={<Printer size={20} strokeWidth={1.9} aria-hidden="true" />}
            onClick={() =>
              label.submit(async (api) => (await api.call(paperEndpoints.label, { params: { code } })).data)
            }
          >
            {t('parcel.label')}
          </Button>
        </div>
      )}
      {tracking.length > 0 && (
        <Timeline
          label={t('parcel.tracking')}
          moments={newestFirst(tracking).map(({ code: step, description, city, at }, index) => ({
            id: `${step}-${at}-${index}`,
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
