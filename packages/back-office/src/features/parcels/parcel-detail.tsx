import { type AdminMe, type AdminParcelDetail, adminOrderEndpoints, hasStaffRole } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useTimes } from '@pasar/slice-kit';
import { Notice, Stack, TextLink, Timeline } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { AddScan } from './add-scan.tsx';

interface ParcelDetailProps {
  parcel: AdminParcelDetail;
  me: AdminMe;
  closeTo: string;
}

/** One parcel beside the list: whose it is, all its scans, and what staff may add. */
export const ParcelDetail = ({ parcel, me, closeTo }: ParcelDetailProps) => {
  const { t } = useTranslation('back-office');
  const { dateTime } = useTimes();
  const maySeeOrders = hasStaffRole(me.roles, adminOrderEndpoints.detail.staff);
  return (
    <DetailPane
      title={parcel.awb ?? t('parcels.noWaybill')}
      subject={String(parcel.id)}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {parcel.is_silent && <Notice tone="warning">{t('parcels.silent')}</Notice>}
        <Facts
          facts={[
            [
              t('parcels.order'),
              maySeeOrders ? (
                <TextLink
                  key="order"
                  as={LocalLink}
                  to={linkTo('back-office.order', { code: parcel.order_code })}
                >
                  {parcel.order_code}
                </TextLink>
              ) : (
                parcel.order_code
              ),
            ],
            [t('parcels.store'), parcel.store.merchant_name],
            [t('parcels.courier'), `${parcel.courier.toUpperCase()} ${parcel.service}`],
            [t('parcels.bookedBy'), t(`parcels.by.${parcel.booked_by}`)],
            [t('parcels.opened'), dateTime(parcel.opened_at)],
          ]}
        />
        <AddScan parcel={parcel} me={me} />
        {parcel.scans.length === 0 ? (
          <p>{t('parcels.noScans')}</p>
        ) : (
          <Timeline
            label={t('parcels.scans')}
            moments={parcel.scans.toReversed().map((scan, place) => ({
              id: String(place),
              title: scan.description,
              text: [t(`parcels.source.${scan.source}`), scan.city, scan.note].filter(Boolean).join(' · '),
              at: scan.at,
              time: dateTime(scan.at),
            }))}
          />
        )}
      </Stack>
    </DetailPane>
  );
};
