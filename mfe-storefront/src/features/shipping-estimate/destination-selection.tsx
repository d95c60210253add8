import type { AddressEntry } from '@pasar/contract';
import { useApi, useSession } from '@pasar/slice-kit';
import type { SelectedRegions } from '@pasar/slice-kit/fields';
import { Badge, Skeleton, Stack } from '@pasar/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RegionFields } from '../../shared/regions/index.ts';
import { readOwnAddresses } from './estimate-calls.ts';
import * as style from './estimate-sheet.styles.ts';

const nowhere: SelectedRegions = { province_id: '', city_id: '', sub_district_id: '', area_id: '' };

/** Where to: one of my addresses, or any city. */
export const DestinationSelection = ({ onChoose }: { onChoose(code: string): void }) => {
  const { t } = useTranslation('storefront');
  const { coming, addresses } = useOwnAddresses();
  const [chosen, setChosen] = useState(nowhere);
  return (
    <Stack gap={16}>
      {coming && <Skeleton lines={2} />}
      {addresses.length > 0 && (
        <ul css={style.addresses} aria-label={t('shipping.own')}>
          {addresses.map(({ id, label, area_id, sub_district, city, is_default }) => (
            <li key={id}>
              <button type="button" css={style.address} onClick={() => onChoose(area_id)}>
                <span css={style.name} translate="no">
                  {label} {is_default && <Badge tone="success">{t('addressBook.isDefault')}</Badge>}
                </span>
                <span css={style.muted} lang="id">
                  {sub_district}, {city}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p css={style.name}>{t(addresses.length > 0 ? 'shipping.otherCity' : 'shipping.whichCity')}</p>
      <RegionFields
        chosen={chosen}
        downTo="city_id"
        names={{}}
        errors={{}}
        onChoose={({ zipcode: _, ...change }) => {
          setChosen({ ...chosen, ...change });
          if (change.city_id) onChoose(change.city_id);
        }}
        onLeave={() => undefined}
      />
    </Stack>
  );
};

/** My address book; empty for visitors, and where it does not come: a city can always be selected. */
const useOwnAddresses = (): { coming: boolean; addresses: AddressEntry[] } => {
  const api = useApi();
  const { signedIn } = useSession();
  const [addresses, setAddresses] = useState<AddressEntry[] | null>(null);
  useEffect(() => {
    if (!signedIn) return setAddresses([]);
    setAddresses(null);
    const left = new AbortController();
    readOwnAddresses(api, left.signal).then(setAddresses, () => !left.signal.aborted && setAddresses([]));
    return () => left.abort();
  }, [api, signedIn]);
  return { coming: signedIn && addresses === null, addresses: addresses ?? [] };
};
