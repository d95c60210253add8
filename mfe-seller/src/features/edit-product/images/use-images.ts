import { formErrorKey, ImageFile, message, parseFields, productLimits } from '@pasar/contract';
import { useLocale } from '@pasar/slice-kit';
import type { ImageInput } from '../form-values/product-form-values.ts';
import type { ProductForm } from '../product-form.store.ts';
import { moveItem } from './move-item.ts';
import { useUploadImage } from './use-upload-image.ts';

/** The images of a form: each is uploaded as soon as it is selected, several at once. */
export const useImages = (form: ProductForm) => {
  const locale = useLocale();
  const send = useUploadImage();

  const list = () => form.store.getState().inputs.pictures;
  const change = (key: string, part: Partial<ImageInput>) =>
    form.set(({ pictures }) => ({
      pictures: pictures.map((picture) => (picture.key === key ? { ...picture, ...part } : picture)),
    }));
  const refuse = (text: string | undefined) => {
    if (text) form.show({ ...form.store.getState().errors, images: text });
  };
  const remove = (key: string) =>
    form.set(({ pictures }) => ({ pictures: pictures.filter((picture) => picture.key !== key) }), 'images');

  const upload = (file: File) => {
    const key = crypto.randomUUID();
    const preview = URL.createObjectURL(file);
    const picture: ImageInput = { key, mediaId: null, preview, alt: '', progress: 0 };
    form.set(({ pictures }) => ({ pictures: [...pictures, picture] }), 'images');
    send(file, preview, {
      onProgress: (progress) => change(key, { progress }),
      onThere: (there) => change(key, there),
      onLost: (wrong) => {
        remove(key);
        refuse(wrong);
      },
    });
  };

  /** Accepts as many files as there is capacity for; reports the errors of the others. */
  const add = (files: readonly File[]) => {
    const room = productLimits.images - list().length;
    const checked = files.map((file) => ({ file, found: parseFields(ImageFile, file, locale) }));
    const good = checked.filter(({ found }) => found.ok).map(({ file }) => file);
    for (const file of good.slice(0, room)) upload(file);
    const bad = checked.find(({ found }) => !found.ok)?.found;
    if (bad && !bad.ok) refuse(bad.fields[formErrorKey]?.[0]);
    else if (good.length > room) refuse(message('product.images.many', locale));
  };

  return {
    add,
    remove,
    move: (key: string, to: number) =>
      form.set(
        ({ pictures }) => ({
          pictures: moveItem(
            pictures,
            pictures.findIndex((picture) => picture.key === key),
            to,
          ),
        }),
        'images',
      ),
    describe: (key: string, alt: string) => change(key, { alt }),
  };
};
