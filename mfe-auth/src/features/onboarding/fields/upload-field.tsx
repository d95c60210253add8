import { imageTypes } from '@pasar/contract';
import { useUpload } from '@pasar/slice-kit/fields';
import { ImageField, VisuallyHidden } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../step-props.ts';

interface UploadFieldProps extends Pick<StepProps, 'form' | 'album'> {
  name: string;
  /** What the image shows and must show. */
  words: 'ktp' | 'selfie' | 'npwp' | 'document';
  optional?: boolean;
}

/** One document: selected, uploading, visible, replaced, removed. */
export const UploadField = ({ name, words, optional = false, form, album }: UploadFieldProps) => {
  const { t } = useTranslation('auth');
  const { values, errors, set, mark } = form;
  const { way, busy, choose, say } = useUpload({
    onStored: (id, preview) => {
      album.keep(String(id), preview);
      set(name, String(id));
    },
    onLost: () => set(name, ''),
    onBusy: (busy) => mark(name, busy),
  });
  const remove = () => {
    say(undefined);
    set(name, '');
  };
  const label = t(`setup.documents.${words}`);
  return (
    <>
      <ImageField
        name={name}
        label={optional ? t('setup.optional', { label }) : label}
        hint={t(`setup.documents.${words}Hint`)}
        accept={imageTypes.join(',')}
        preview={way.preview ?? album.urlOf(name, values[name] ?? '')}
        busy={busy}
        progress={way.progress ?? 0}
        error={way.error ?? errors[name]}
        onChoose={choose}
        onRemove={remove}
        texts={{
          choose: t('setup.image.choose'),
          change: t('setup.image.change'),
          remove: t('setup.image.remove'),
          uploading: (percent) => t('setup.image.uploading', { percent }),
          previewAlt: t('setup.image.preview', { name: label }),
        }}
      />
      <VisuallyHidden role="alert">{way.error}</VisuallyHidden>
    </>
  );
};
