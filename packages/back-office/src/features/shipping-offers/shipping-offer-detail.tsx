import {
  type AdminShippingOffer,
  adminShippingOfferEndpoints,
  courierNames,
  type Region,
} from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { useFormat, useLocale, useTimes } from '@pasar/slice-kit';
import { Inline, Stack } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { Facts } from '../../shared/facts/facts.tsx';
import { EditButton } from '../../shared/form/edit-button.tsx';
import { ShippingOfferForm } from './shipping-offer-form.tsx';

interface ShippingOfferDetailProps {
  offer: AdminShippingOffer;
  provinces: readonly Region[];
  closeTo: string;
}

/** One offer beside the list: what it came to, its form, and how it ends. */
export const ShippingOfferDetail = ({ offer, provinces, closeTo }: ShippingOfferDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  const name = offer[`name_${useLocale()}`];
  const [editing, setEditing] = useState(false);
  const stop = () => setEditing(false);
  const provinceNames = new Map<string, string>(provinces.map(({ id, name: called }) => [id, called]));
  return (
    <DetailPane title={name} subject={String(offer.id)} close={{ to: closeTo, label: t('close') }}>
      {editing ? (
        <ShippingOfferForm offer={offer} provinces={provinces} onDone={stop} onCancel={stop} />
      ) : (
        <Stack gap={16}>
          <Facts
            facts={[
              [t('shippingOffer.fields.name_id'), offer.name_id],
              [t('shippingOffer.fields.name_en'), offer.name_en],
              [t('shippingOffer.state'), t(`campaign.${offer.state}`)],
              [t('shippingOffer.payer'), t('shippingOffer.market')],
              [
                t('shippingOffer.fields.max_subsidy'),
                offer.max_subsidy === null ? t('shippingOffer.wholeRate') : rupiah(offer.max_subsidy),
              ],
              [t('shippingOffer.fields.min_spend'), offer.min_spend === 0 ? null : rupiah(offer.min_spend)],
              [
                t('shippingOffer.fields.couriers'),
                offer.couriers === null
                  ? t('shippingOffer.everyCourier')
                  : offer.couriers.map((code) => courierNames[code]).join(', '),
              ],
              [
                t('shippingOffer.fields.provinces'),
                offer.provinces === null
                  ? t('shippingOffer.everywhere')
                  : offer.provinces.map((id) => provinceNames.get(id) ?? id).join(', '),
              ],
              [t('shippingOffer.fields.date_start'), dateTime(offer.date_start)],
              [
                t('shippingOffer.fields.date_end'),
                offer.date_end === null ? t('shippingOffer.open') : dateTime(offer.date_end),
              ],
              [t('shippingOffer.orders'), number(offer.orders)],
              [t('shippingOffer.spent'), rupiah(offer.spent)],
            ]}
          />
          {offer.state !== 'ended' && (
            <Inline gap={8}>
              <EditButton onEdit={() => setEditing(true)} />
              <ReasonAction
                button={t('shippingOffer.end.button')}
                title={t('shippingOffer.end.title', { name })}
                text={t('shippingOffer.end.text')}
                yes={t('shippingOffer.end.button')}
                danger
                send={(api, reason, options) =>
                  api.call(
                    adminShippingOfferEndpoints.end,
                    { body: { shipping_offer_id: offer.id, reason } },
                    options,
                  )
                }
              />
            </Inline>
          )}
        </Stack>
      )}
    </DetailPane>
  );
};
