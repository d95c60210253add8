import { imageTypes } from '@pasar/contract';
import { Button, Sheet, Stack } from '@pasar/ui';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ValueInput } from '../form-values/product-form-values.ts';
import * as tile from '../images/image-grid.styles.ts';
import { type ProductForm, useInput } from '../product-form.store.ts';
import * as style from './option-value-image-sheet.styles.ts';
import { useOptionValueImage } from './use-option-value-image.ts';

export interface OptionValueImageSheetProps {
  form: ProductForm;
  value: ValueInput;
  /** What the rules call the image. */
  field: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** Selects the image of an option value: one of the product's, or a separate one. */
export const OptionValueImageSheet = ({
  form,
  value,
  field,
  open,
  onOpenChange,
}: OptionValueImageSheetProps) => {
  const { t } = useTranslation('seller');
  const pictures = useInput(form, 'pictures').filter(({ mediaId }) => mediaId !== null);
  const { take, add } = useOptionValueImage(form, value.key, field);
  const then = (work: () => void) => {
    work();
    onOpenChange(false);
  };
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('options.imageOf', { value: value.value })}
      closeLabel={t('close')}
    >
      <Stack gap={16}>
        <p css={style.lead}>{t('options.imageLead', { value: value.value })}</p>
        <ul css={style.grid} aria-label={t('images.title')}>
          {pictures.map(({ key, mediaId, preview, thumb }, at) => (
            <li key={key}>
              <button
                type="button"
                css={style.image}
                aria-pressed={mediaId === value.picture?.mediaId}
                onClick={() => then(() => take({ mediaId, preview, progress: null, thumb }))}
              >
                <img src={preview} alt={t('images.alt', { place: at + 1 })} width={150} height={150} />
              </button>
            </li>
          ))}
          <li>
            <label css={[tile.add, style.other]}>
              <input
                css={tile.file}
                type="file"
                accept={imageTypes.join(',')}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) then(() => add(file));
                }}
              />
              <ImagePlus {...icon} />
              {t('options.imageOther')}
            </label>
          </li>
        </ul>
        {value.picture && (
          <Button
            variant="neutral"
            size="s"
            icon={<Trash2 {...icon} />}
            onClick={() => then(() => take(undefined))}
          >
            {t('options.imageNone')}
          </Button>
        )}
      </Stack>
    </Sheet>
  );
};
