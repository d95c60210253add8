import { lazyComponent } from '@pasar/slice-kit';
import { Spinner } from '@pasar/ui';
import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ValueInput } from '../form-values/product-form-values.ts';
import type { ProductForm } from '../product-form.store.ts';
import * as style from './option-value-image.styles.ts';

const OptionValueImageSheet = lazyComponent(() =>
  import(/* webpackChunkName: "option-value-image" */ './option-value-image-sheet.tsx').then(
    (m) => m.OptionValueImageSheet,
  ),
);

interface ChoicePictureProps {
  form: ProductForm;
  value: ValueInput;
  /** What the rules call the image. */
  field: string;
  wrong: boolean;
}

/** An option value's image, and the button to change it. */
export const OptionValueImage = ({ form, value, field, wrong }: ChoicePictureProps) => {
  const { t } = useTranslation('seller');
  // Undefined until it was opened once, so that an unused sheet is not loaded.
  const [open, setOpen] = useState<boolean>();
  const { picture } = value;
  return (
    <>
      <button
        type="button"
        name={field}
        css={style.button}
        data-wrong={wrong}
        aria-haspopup="dialog"
        aria-label={t(picture ? 'options.imageChange' : 'options.selectImage', { value: value.value })}
        onClick={() => setOpen(true)}
      >
        {picture ? (
          <img src={picture.preview} alt="" width={40} height={40} />
        ) : (
          <ImagePlus size={20} strokeWidth={1.9} aria-hidden="true" />
        )}
        {picture?.progress != null && (
          <span css={style.way}>
            <Spinner size={20} />
          </span>
        )}
      </button>
      {open !== undefined && (
        <OptionValueImageSheet
          form={form}
          value={value}
          field={field}
          open={open}
          onOpenChange={setOpen}
          onMissing={() => setOpen(undefined)}
        />
      )}
    </>
  );
};
