import type { CourierService, Region } from '@pasar/contract';
import { DetailPane } from '@pasar/dashboard';
import { LocalLink, linkTo, useFormat, useTimes } from '@pasar/slice-kit';
import { Inline, Notice, Stack, TextLink } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { Facts } from '../../shared/facts/facts.tsx';
import { couriersPath } from './couriers-query.ts';
import { ServiceActions } from './service-actions.tsx';
import { toZoneName } from './zone-name.ts';

interface ServiceDetailProps {
  service: CourierService;
  provinces: readonly Region[];
  closeTo: string;
}

/** One service of a courier beside the list: its price in each zone, and where it does not deliver. */
export const ServiceDetail = ({ service, provinces, closeTo }: ServiceDetailProps) => {
  const { t } = useTranslation('back-office');
  const { rupiah } = useFormat();
  const { dateTime } = useTimes();
  const { min_kg: min, max_kg: max, changed_at } = service;
  const name = `${service.courier_name} ${service.service}`;
  const priceOf = ({ per_kg, usual, days }: CourierService['zones'][number]): string => {
    if (per_kg === null || usual === null || days === null) return t('couriers.notThere');
    const before = per_kg === usual ? [] : [t('couriers.usual', { price: rupiah(usual) })];
    return [rupiah(per_kg), ...before, t('couriers.days', days)].join(' · ');
  };
  return (
    <DetailPane
      title={name}
      subject={`${service.courier} ${service.service}`}
      close={{ to: closeTo, label: t('close') }}
    >
      <Stack gap={16}>
        {!service.is_on && <Notice tone="warning">{t('couriers.off')}</Notice>}
        <Facts facts={service.zones.map((zone, index) => [t(toZoneName(index)), priceOf(zone)] as const)} />
        <Facts
          facts={[
            [
              t('couriers.weight'),
              t(max === null ? 'couriers.weightFrom' : 'couriers.weightRange', { min, max }),
            ],
            [
              t('couriers.closed'),
              service.closed.length === 0 ? (
                t('couriers.none')
              ) : (
                <Inline key="closed" gap={8}>
                  {service.closed.map((province) => (
                    <TextLink key={province.id} as={LocalLink} to={couriersPath({ closed: province.id })}>
                      {province.name}
                    </TextLink>
                  ))}
                </Inline>
              ),
            ],
            [
              t('couriers.changedBy'),
              changed_at
                ? `${service.changed_by?.name ?? ''} · ${dateTime(changed_at)}`
                : t('couriers.never'),
            ],
          ]}
        />
        {changed_at && (
          <p>
            <TextLink
              as={LocalLink}
              to={linkTo('back-office.audit', {
                target_type: 'courier',
                target_id: `${service.courier} ${service.service}`,
              })}
            >
              {t('couriers.history')}
            </TextLink>
          </p>
        )}
        <ServiceActions key={service.version} service={service} name={name} provinces={provinces} />
      </Stack>
    </DetailPane>
  );
};
