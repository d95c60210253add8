import { isCallFailure } from '@pasar/api-client';
import { firstErrors, message, type StoreShippingOffer, shippingOfferEndpoints } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportFailure, useSubmit } from '@pasar/slice-kit';
import { useState } from 'react';
import { bodyOf, fieldsOf, type OfferFields } from './offer-fields.ts';

/** The form of the store's free shipping, and the answer to a change made elsewhere (409). */
export const useShippingOffer = (first: StoreShippingOffer) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportFailure();
  const [offer, setOffer] = useState(first);
  const [newer, setNewer] = useState<StoreShippingOffer>();
  const fields = useForm({
    initial: fieldsOf(offer),
    check: (input: OfferFields) =>
      firstErrors(shippingOfferEndpoints.save.body, bodyOf(input, offer), locale),
    guard: true,
  });
  const adopt = (fresh: StoreShippingOffer) => {
    setOffer(fresh);
    setNewer(undefined);
    fields.settle(fieldsOf(fresh));
  };
  const { submit, busy } = useSubmit(async (input: OfferFields) => {
    try {
      const { data } = await api.call(shippingOfferEndpoints.save, { body: bodyOf(input, offer) });
      toast.success(message('offer.saved', locale));
      adopt(data);
    } catch (failure) {
      if (isCallFailure(failure) && failure.code === 422 && failure.fields)
        return fields.refuse(failure.fields);
      if (isCallFailure(failure) && failure.code === 409) return setNewer(failure.data as StoreShippingOffer);
      report(failure);
    }
  });
  return { ...fields, submit, busy, offer, newer, adopt };
};
