import { isApiError } from '@pasar/api-client';
import { firstErrors, merchantEndpoints, message, type StoreLocation } from '@pasar/contract';
import { toast, useApi, useForm, useLocale, useReportError, useSubmit } from '@pasar/slice-kit';
import { useStoredImage } from '../../shared/stored-image/use-stored-image.ts';

const textsOf = ({
  company_name,
  address,
  province_id,
  city_id,
  sub_district_id,
  area_id,
  zipcode,
}: StoreLocation) => ({ company_name, province_id, city_id, sub_district_id, area_id, zipcode, address });
export type LocationFormValues = ReturnType<typeof textsOf>;

/** Where a store sends from (SPEC 3 "Seller location"). What is saved is the new start of the form. */
export const useLocationForm = (location: StoreLocation, isCompany: boolean) => {
  const api = useApi();
  const locale = useLocale();
  const report = useReportError();
  const picture = useStoredImage(location.company_picture.url);
  const fields = useForm<LocationFormValues>({
    initial: textsOf(location),
    check: (texts) => ({
      ...firstErrors(merchantEndpoints.saveLocation.body, texts, locale),
      ...(isCompany &&
        texts.company_name.trim() === '' && { company_name: message('field.required', locale) }),
    }),
    guard: true,
  });
  const { submit, busy } = useSubmit(async (texts: LocationFormValues) => {
    try {
      const { data } = await api.call(merchantEndpoints.saveLocation, {
        body: {
          ...texts,
          ...(picture.mediaId !== undefined && { company_picture: picture.mediaId }),
        },
      });
      fields.settle(textsOf(data));
      picture.settle(data.company_picture.url);
      toast.success(message('data.saved', locale));
    } catch (failure) {
      if (isApiError(failure) && failure.code === 422 && failure.fields) return fields.refuse(failure.fields);
      report(failure);
    }
  });
  return { ...fields, picture, submit, busy, touched: fields.changed || picture.mediaId !== undefined };
};
