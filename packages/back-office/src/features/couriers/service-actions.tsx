import { adminCourierEndpoints, type CourierService, type Region } from '@pasar/contract';
import { NumberField } from '@pasar/dashboard';
import { Inline } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonAction } from '../../shared/decide/reason-action.tsx';
import { SelectionList } from '../../shared/form/selection-list.tsx';
import { splitList } from '../../shared/form/split-list.ts';
import { toZoneName } from './zone-name.ts';

interface ServiceActionsProps {
  service: CourierService;
  name: string;
  provinces: readonly Region[];
}

const toFares = ({ zones }: CourierService) => zones.map(({ per_kg }) => per_kg?.toString() ?? '');

/** Sets what a service costs, where it does not deliver, and whether it is offered, each with a reason. */
export const ServiceActions = ({ service, name, provinces }: ServiceActionsProps) => {
  const { t } = useTranslation('back-office');
  const [fares, setFares] = useState(() => toFares(service));
  const [closed, setClosed] = useState(service.closed.map(({ id }) => id).join(','));
  const own = { courier: service.courier, service: service.service, version: service.version };
  const per_kg = service.zones.map((zone) => zone.per_kg);
  const toggle = service.is_on ? 'switchOff' : 'switchOn';
  return (
    <Inline gap={8}>
      <ReasonAction
        button={t('couriers.tariff.button')}
        title={t('couriers.tariff.title', { name })}
        text={t('couriers.tariff.text')}
        yes={t('couriers.tariff.yes')}
        hotkey="e"
        staysOpen
        send={(api, reason, options) => {
          const typed = fares.map((fare) => (fare === '' ? null : Number(fare)));
          const body = { ...own, is_on: service.is_on, per_kg: typed, reason };
          return api.call(adminCourierEndpoints.edit, { body }, options);
        }}
      >
        {(errors) =>
          service.zones.map(
            ({ usual }, zone) =>
              usual !== null && (
                <NumberField
                  key={toZoneName(zone)}
                  name={`per_kg.${zone}`}
                  label={t(toZoneName(zone))}
                  money
                  value={fares[zone] ?? ''}
                  error={errors[`per_kg.${zone}`] ?? (fares[zone] === '' ? errors.per_kg : undefined)}
                  onValue={(digits) => setFares(fares.with(zone, digits))}
                />
              ),
          )
        }
      </ReasonAction>
      <ReasonAction
        button={t('couriers.areas.button')}
        title={t('couriers.areas.title', { name })}
        text={t('couriers.areas.text')}
        yes={t('couriers.areas.yes')}
        staysOpen
        send={(api, reason, options) => {
          const ids = splitList(closed) as Region['id'][]; // of the options
          return api.call(adminCourierEndpoints.areas, { body: { ...own, closed: ids, reason } }, options);
        }}
      >
        {(errors) => (
          <SelectionList
            name="closed"
            label={t('couriers.areas.label')}
            none={t('couriers.areas.none')}
            options={provinces.map((province) => ({ value: province.id, label: province.name }))}
            value={closed}
            error={errors.closed}
            onChange={setClosed}
          />
        )}
      </ReasonAction>
      <ReasonAction
        key={toggle}
        button={t(`couriers.${toggle}.button`)}
        title={t(`couriers.${toggle}.title`, { name })}
        text={t(`couriers.${toggle}.text`)}
        yes={t(`couriers.${toggle}.yes`)}
        danger={service.is_on}
        send={(api, reason, options) => {
          const body = { ...own, is_on: !service.is_on, per_kg, reason };
          return api.call(adminCourierEndpoints.edit, { body }, options);
        }}
      />
    </Inline>
  );
};
