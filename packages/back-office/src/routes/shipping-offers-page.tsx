import type { AdminShippingOffer } from '@pasar/contract';
import { DetailPane, ListWithDetail, ResourceTable, SectionError } from '@pasar/dashboard';
import { useFormat, useLocale, useLocalNavigate, usePageData, useTimes } from '@pasar/slice-kit';
import { Badge, Stack } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import {
  LazyShippingOfferDetail,
  LazyShippingOfferForm,
} from '../features/shipping-offers/lazy-shipping-offer.ts';
import {
  type ShippingOffersQuery,
  shippingOffersPath,
} from '../features/shipping-offers/shipping-offers-query.ts';
import { campaignStates } from '../shared/campaigns/campaign-states.ts';
import { campaignTones } from '../shared/campaigns/campaign-tones.ts';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { AddLink } from '../shared/list/add-link.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import { OfficeTabs } from '../shared/tabs/office-tabs.tsx';
import type { shippingOffersLoader } from './shipping-offers.loader.ts';

const Rows = ({ offers, query }: { offers: readonly AdminShippingOffer[]; query: ShippingOffersQuery }) => {
  const { t } = useTranslation('back-office');
  const locale = useLocale();
  const { rupiah, number } = useFormat();
  const { dateTime } = useTimes();
  return (
    <ResourceTable
      caption={t('tab.shippingOffers')}
      columns={[
        { id: 'name', label: t('shippingOffer.name') },
        { id: 'state', label: t('shippingOffer.state') },
        { id: 'most', label: t('shippingOffer.fields.max_subsidy'), numeric: true },
        { id: 'least', label: t('shippingOffer.fields.min_spend'), numeric: true },
        { id: 'end', label: t('shippingOffer.fields.date_end') },
        { id: 'orders', label: t('shippingOffer.orders'), numeric: true },
        { id: 'spent', label: t('shippingOffer.spent'), numeric: true },
      ]}
      rows={offers.map((offer) => ({
        id: String(offer.id),
        to: shippingOffersPath({ ...query, open: String(offer.id) }),
        open: query.open === String(offer.id),
        cells: {
          name: offer[`name_${locale}`],
          state: <Badge tone={campaignTones[offer.state]}>{t(`campaign.${offer.state}`)}</Badge>,
          most: offer.max_subsidy === null ? t('shippingOffer.wholeRate') : rupiah(offer.max_subsidy),
          least: rupiah(offer.min_spend),
          end: offer.date_end === null ? t('shippingOffer.open') : dateTime(offer.date_end),
          orders: number(offer.orders),
          spent: rupiah(offer.spent),
        },
      }))}
    />
  );
};

/** Free shipping that the market pays, and one offer beside the list. */
export const ShippingOffersPage = () => {
  const { t } = useTranslation('back-office');
  const navigate = useLocalNavigate();
  const data = usePageData<typeof shippingOffersLoader>();
  return (
    <OfficePage title={t('tab.shippingOffers')} lead={t('shippingOffer.lead')} data={data}>
      {({ query, list, provinces }) => {
        const closeTo = shippingOffersPath({ ...query, open: '' });
        const offer = list.ok && list.value.data.find(({ id }) => String(id) === query.open);
        const known = provinces?.ok ? provinces.value.data : [];
        return (
          <>
            <OfficeTabs of="campaigns" current="shippingOffers" />
            <ListWithDetail>
              <Stack gap={12}>
                <AddLink to={shippingOffersPath({ ...query, open: 'new' })} label={t('shippingOffer.new')} />
                <ListSection
                  title={t('tab.shippingOffers')}
                  chips={campaignStates.map((state) => ({
                    key: state,
                    label: t(`campaign.${state}`),
                    to: shippingOffersPath({ state }),
                    chosen: query.state === state,
                  }))}
                  list={list}
                  pathFor={(page) => shippingOffersPath({ ...query, page, open: '' })}
                  cleared={query.state === 'all' ? undefined : shippingOffersPath({})}
                >
                  {(offers) => <Rows offers={offers} query={query} />}
                </ListSection>
              </Stack>
              {query.open === 'new' && (
                <DetailPane
                  title={t('shippingOffer.new')}
                  subject="new"
                  close={{ to: closeTo, label: t('close') }}
                >
                  {provinces?.ok === false ? (
                    <SectionError section={t('shippingOffer.fields.provinces')} />
                  ) : (
                    <LazyShippingOfferForm
                      provinces={known}
                      onDone={({ id }) => navigate(shippingOffersPath({ open: String(id) }))}
                    />
                  )}
                </DetailPane>
              )}
              {offer && (
                <LazyShippingOfferDetail key={offer.id} offer={offer} provinces={known} closeTo={closeTo} />
              )}
            </ListWithDetail>
          </>
        );
      }}
    </OfficePage>
  );
};
