import { formErrorKey, ImageFile, parseFields } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import type { SelectedImage } from '../form-values/product-form-values.ts';
import { useUploadImage } from '../images/use-upload-image.ts';
import type { ProductForm } from '../product-form.store.ts';

/**
 * The image of one option value: one of the product's, a separate one, or none. `field` is its name in the
 * rules.
 */
export const useOptionValueImage = (form: ProductForm, key: string, field: string) => {
  const locale = useLocale();
  const send = useUploadImage();
  const set = (change: (before: SelectedImage | undefined) => SelectedImage | undefined) =>
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
    take: (picture: SelectedImage | undefined) => set(() => picture),
    add: (file: File) => {
      const found = parseFields(ImageFile, file, locale);
      if (!found.ok) return refuse(found.fields[formErrorKey]?.[0]);
      const preview = URL.createObjectURL(file);
      // Whatever was selected instead meanwhile stays.
      const own = (change: (picture: SelectedImage) => SelectedImage | undefined) =>
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
