import { imageTypes } from '@pasar/contract';
import { useUpload } from '@pasar/slice-kit/fields';
import { ImageField, type ImageFieldProps } from '@pasar/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface ImageUploadProps extends Pick<ImageFieldProps, 'shape' | 'hint' | 'error'> {
  name: string;
  label: string;
  /** The number of the image as a text; empty for none. */
  value: string;
  /** The image that is saved now. */
  stored: { media_id: number; url: string } | null | undefined;
  onChange: (value: string) => void;
  onBusy: (busy: boolean) => void;
  removable?: boolean;
}

/** An image that is uploaded as soon as it is chosen; the form holds its number. */
export const ImageUpload = ({
  value,
  stored,
  error,
  onChange,
  onBusy,
  removable = false,
  ...field
}: ImageUploadProps) => {
  const { t } = useTranslation('back-office');
  const [own, setOwn] = useState<{ id: string; preview: string }>();
  const { way, busy, choose } = useUpload({
    onStored: (media, preview) => {
      setOwn({ id: String(media), preview });
      onChange(String(media));
    },
    onBusy,
  });
  const known = new Map([
    [String(stored?.media_id ?? ''), stored?.url],
    [own?.id ?? '', own?.preview],
  ]);
  return (
    <ImageField
      {...field}
      accept={imageTypes.join(',')}
      preview={way.preview ?? (value === '' ? undefined : known.get(value))}
      busy={busy}
      progress={way.progress ?? 0}
      error={way.error ?? error}
      onChoose={(file) => void choose(file)}
      {...(removable && { onRemove: () => onChange('') })}
      texts={{
        choose: t('form.image.choose'),
        change: t('form.image.change'),
        remove: t('form.image.remove'),
        uploading: (percent) => t('form.image.uploading', { percent }),
        previewAlt: t('form.image.preview', { name: field.label }),
      }}
    />
  );
};
