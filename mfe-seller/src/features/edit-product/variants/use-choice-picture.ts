import { ImageFile, parseFields, wholeInput } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import type { ChosenPicture } from '../inputs/product-inputs.ts';
import { useSendPicture } from '../pictures/use-send-picture.ts';
import type { ProductForm } from '../product-form.store.ts';

/** The picture of one choice: one of the product's, one of its own, or none. `field` is what the rules call it. */
export const useChoicePicture = (form: ProductForm, key: string, field: string) => {
  const locale = useLocale();
  const send = useSendPicture();
  const set = (change: (before: ChosenPicture | undefined) => ChosenPicture | undefined) =>
    form.setOptions(
      (options) =>
        options.map((option) => ({
          ...option,
          values: option.values.map((value) =>
            value.key === key ? { ...value, picture: change(value.picture) } : value,
          ),
        })),
      field,
    );
  const refuse = (text: string | undefined) => {
    if (text) form.show({ ...form.store.getState().errors, [field]: text });
  };
  return {
    take: (picture: ChosenPicture | undefined) => set(() => picture),
    add: (file: File) => {
      const found = parseFields(ImageFile, file, locale);
      if (!found.ok) return refuse(found.fields[wholeInput]?.[0]);
      const preview = URL.createObjectURL(file);
      // Whatever was chosen instead meanwhile stays.
      const own = (change: (picture: ChosenPicture) => ChosenPicture | undefined) =>
        set((now) => (now?.preview === preview ? change(now) : now));
      set(() => ({ mediaId: null, preview, progress: 0 }));
      send(file, preview, {
        onProgress: (progress) => own((picture) => ({ ...picture, progress })),
        onThere: (there) => own(() => there),
        onLost: (wrong) => {
          own(() => undefined);
          refuse(wrong);
        },
      });
    },
  };
};
