import type { UnavailableService } from '@pasar/contract';
import { useFormat } from '@pasar/slice-kit';
import { useTranslation } from 'react-i18next';
import * as style from './unavailable-services.styles.ts';

/**
 * Services that do not take this parcel, each with the reason; those that only do not go there are not
 * listed.
 */
export const UnavailableServices = ({ services }: { services: readonly UnavailableService[] }) => {
  const { t } = useTranslation('storefront');
  const { number } = useFormat();
  const limited = services.filter(({ reason }) => reason !== 'area');
  if (limited.length === 0) return null;
  return (
    <ul css={style.list}>
      {limited.map(({ courier, courier_name: name, service, reason, limit_kg: kg }) => (
        <li key={`${courier} ${service}`}>
          {t(reason === 'too_heavy' ? 'shippingRate.tooHeavy' : 'shippingRate.tooLight', {
            service: `${name} ${service}`,
            kg: number(kg ?? 0),
          })}
        </li>
      ))}
    </ul>
  );
};
