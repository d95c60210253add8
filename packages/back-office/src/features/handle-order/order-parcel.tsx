import type { AdminOrderDetail } from '@pasar/contract';
import { useTimes } from '@pasar/slice-kit';
import { Section, Stack, Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';

/** By which courier the parcel goes, and each of its scans. */
export const OrderParcel = ({ shipment }: Pick<AdminOrderDetail, 'shipment'>) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const { courier, service, awb, scans } = shipment;
  return (
    <Section title={t('order.parcel')}>
      <Stack gap={16}>
        <Facts
          facts={[
            [t('order.courier'), `${courier.toUpperCase()} ${service}`],
            [t('order.awb'), awb],
          ]}
        />
        {scans.length > 0 && (
          <Timeline
            label={t('order.scans')}
            moments={scans.toReversed().map((scan, place) => ({
              id: String(place),
              title: scan.description,
              text: [scan.city, scan.note].filter(Boolean).join(' · '),
              at: scan.at,
              time: dateTime(scan.at),
            }))}
          />
        )}
      </Stack>
    </Section>
  );
};
