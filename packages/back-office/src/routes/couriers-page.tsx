import { type CourierService, courierNames, type Region } from '@pasar/contract';
import { ListWithDetail, ResourceTable } from '@pasar/dashboard';
import { useFormat, usePageData } from '@pasar/slice-kit';
import { Badge } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { type CouriersQuery, courierChips, couriersPath } from '../features/couriers/couriers-query.ts';
import { ServiceDetail } from '../features/couriers/service-detail.tsx';
import { OfficePage } from '../shared/layout/office-page.tsx';
import { ListSection } from '../shared/list/list-section.tsx';
import type { couriersLoader } from './couriers.loader.ts';

const toKey = ({ courier, service }: CourierService) => `${courier} ${service}`;

const Rows = ({ services, query }: { services: readonly CourierService[]; query: CouriersQuery }) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const rangeOf = ({ zones }: CourierService): string => {
    const fares = zones.flatMap(({ per_kg }) => per_kg ?? []);
    return t('couriers.priceOf', { min: rupiah(Math.min(...fares)), max: rupiah(Math.max(...fares)) });
  };
  return (
    <ResourceTable
      caption={t('nav.couriers')}
      columns={[
        { id: 'service', label: t('couriers.service') },
        { id: 'kind', label: t('couriers.kind') },
        { id: 'state', label: t('couriers.state') },
        { id: 'price', label: t('couriers.price') },
        { id: 'closed', label: t('couriers.closed') },
      ]}
      rows={services.map((service) => ({
        id: toKey(service),
        to: couriersPath({ ...query, open: toKey(service) }),
        open: query.open === toKey(service),
        cells: {
          service: `${service.courier_name} ${service.service}`,
          kind: service.description,
          state: (
            <Badge tone={service.is_on ? 'success' : 'neutral'}>
              {t(service.is_on ? 'couriers.on' : 'couriers.off')}
            </Badge>
          ),
          price: rangeOf(service),
          closed:
            service.closed.length === 0
              ? t('couriers.none')
              : t('couriers.provinces', { count: service.closed.length }),
        },
      }))}
    />
  );
};

const toName = (provinces: readonly Region[], closed: string) =>
  provinces.find(({ id }) => id === closed)?.name ?? closed;

/** The services of couriers, and one of them beside the list. */
export const CouriersPage = () => {
  const { t } = useTranslation('back-office');
  const data = usePageData<typeof couriersLoader>();
  return (
    <OfficePage title={t('nav.couriers')} lead={t('couriers.lead')} data={data}>
      {({ query, list, provinces }) => {
        const service = list.ok && list.value.data.find((one) => toKey(one) === query.open);
        return (
          <ListWithDetail>
            <ListSection
              title={t('nav.couriers')}
              chips={[
                ...(query.closed
                  ? [
                      {
                        key: 'closed',
                        label: `${t('couriers.notTo', { name: toName(provinces, query.closed) })} ×`,
                        to: couriersPath({ ...query, closed: '', open: '' }),
                        chosen: true,
                      },
                    ]
                  : []),
                ...courierChips.map((courier) => ({
                  key: courier,
                  label: courier === 'all' ? t('couriers.all') : courierNames[courier],
                  to: couriersPath({ ...query, courier, open: '' }),
                  chosen: query.courier === courier,
                })),
              ]}
              list={list}
              cleared={query.closed ? couriersPath({}) : undefined}
            >
              {(services) => <Rows services={services} query={query} />}
            </ListSection>
            {service && (
              <ServiceDetail
                key={toKey(service)}
                service={service}
                provinces={provinces}
                closeTo={couriersPath({ ...query, open: '' })}
              />
            )}
          </ListWithDetail>
        );
      }}
    </OfficePage>
  );
};
