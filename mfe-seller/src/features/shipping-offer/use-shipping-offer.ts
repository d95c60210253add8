import { isApiError } from '@pasar/api-client';
import { firstErrors, message, type StoreShippingOffer, shippingOfferEndpoints } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import {
  type ShippingOfferFormValues,
  toShippingOfferFormValues,
  toShippingOfferPayload,
} from './shipping-offer-form-values.ts';

/** The form of the store's free shipping, and the handling of a change made elsewhere (409). */
export const useShippingOffer = (first: StoreShippingOffer) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const [offer, setOffer] = useState(first);
  const [newer, setNewer] = useState<StoreShippingOffer>();
  const fields = useForm({
    initial: toShippingOfferFormValues(offer),
    check: (input: ShippingOfferFormValues) =>
      firstErrors(shippingOfferEndpoints.save.body, toShippingOfferPayload(input, offer), locale),
    guard: true,
  });
  const adopt = (fresh: StoreShippingOffer) => {
    setOffer(fresh);
    setNewer(undefined);
    fields.settle(toShippingOfferFormValues(fresh));
  };
  const { submit, busy } = useSubmit(async (input: ShippingOfferFormValues) => {
    try {
      const { data } = await api.call(shippingOfferEndpoints.save, {
        body: toShippingOfferPayload(input, offer),
      });
      toast.success(message('shipping-offer.saved', locale));
      adopt(data);
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      if (isApiError(failure) && failure.code === 409) return setNewer(failure.data as StoreShippingOffer);
      report(failure);
    }
  });
  return { ...fields, submit, busy, offer, newer, adopt };
};
