import { type AddressEntry, addressEndpoints, firstErrors, normalizePhone } from '@pasar/contract';
import { useForm, useLocale, useSession } from '@pasar/slice-kit';
import { useEffect, useState } from 'react';
import { type AddressDraft, addressDraft } from './address-draft.ts';
import { useSaveAddress } from './use-save-address.ts';

const empty: AddressDraft = {
  label: '',
  receiver_name: '',
  phone: '',
  province_id: '',
  city_id: '',
  sub_district_id: '',
  area_id: '',
  zipcode: '',
  address: '',
};

const pick = (from: Record<string, unknown>): AddressDraft =>
  Object.fromEntries(
    Object.keys(empty).map((name) => [name, typeof from[name] === 'string' ? from[name] : '']),
  ) as AddressDraft; // exactly the keys of `empty`

/** The fields of an address, begun with what is known already and with what was typed before (quality A32, A34). */
export const useAddressForm = (
  entry: AddressEntry | undefined,
  onSaved: (book: AddressEntry[], id: number) => void,
) => {
  const locale = useLocale();
  const { user } = useSession();
  const email = user?.email ?? '';
  const [isDefault, setDefault] = useState(entry?.is_default ?? false);
  const [initial] = useState(() => {
    const known = { receiver_name: user?.fullname ?? '', phone: user?.phone ?? '' };
    return pick({ ...empty, ...(entry ?? known), ...addressDraft.read(email, entry?.id) });
  });
  const form = useForm({
    initial,
    check: (input) => firstErrors(addressEndpoints.add.body, input, locale),
    guard: true,
  });
  const { values, changed, refuse } = form;
  useEffect(() => {
    if (changed) addressDraft.keep(email, entry?.id, values);
  }, [changed, email, entry?.id, values]);

  const forget = () => addressDraft.drop(email, entry?.id);
  const { save, busy } = useSaveAddress(entry?.id, {
    saved: (book, id) => {
      forget();
      onSaved(book, id);
    },
    refused: refuse,
  });
  return {
    ...form,
    busy,
    forget,
    isDefault,
    setDefault,
    element: form.form((input) =>
      save({ ...input, phone: normalizePhone(input.phone), is_default: isDefault }),
    ),
  };
};
