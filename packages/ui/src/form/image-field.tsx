import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type ReactNode, useState } from 'react';
import { buttonStyle } from '../action/button.styles.ts';
import { Button } from '../action/button.tsx';
import { FieldNotesBelow } from './form-field.tsx';
import {
  buttonsStyle,
  dropErrorStyle,
  dropOverStyle,
  dropStyle,
  fileInputStyle,
  previewBoxStyle,
  previewStyle,
  progressStyle,
  sideStyle,
  statusStyle,
} from './image-field.styles.ts';
import { groupStyle, legendStyle } from './selection-control.styles.ts';
import { useField } from './use-field.ts';

export type ImageFieldMessages = {
  choose: string;
  /** The same button once there is an image. */
  change: string;
  remove: string;
  /** Announced while the image is on its way; `percent` counts from 0 to 100. */
  uploading: (percent: number) => string;
  /** Alternative text of the preview. */
  previewAlt: string;
};

export type ImageFieldProps = {
  label: ReactNode;
  /** Address of the current image, also of one just selected (`URL.createObjectURL`). */
  preview?: string | undefined;
  onChoose: (file: File) => void;
  onRemove?: () => void;
  busy?: boolean;
  /** Share of the upload from 0 to 1. */
  progress?: number;
  hint?: ReactNode;
  error?: ReactNode;
  texts: ImageFieldMessages;
  /** Accepted types, JPEG, PNG and WebP by default. */
  accept?: string;
  shape?: keyof typeof previewStyle;
  name?: string;
  className?: string;
};

const look = buttonStyle({
  variant: 'secondary',
  size: 's',
  block: false,
  looksDisabled: false,
});

/** An image from the device: selected, dropped, seen before it is saved, changed or removed. */
export const ImageField = ({
  label,
  preview,
  onChoose,
  onRemove,
  busy = false,
  progress = 0,
  hint,
  error,
  texts,
  accept = 'image/jpeg,image/png,image/webp',
  shape = 'square',
  name,
  className,
}: ImageFieldProps) => {
  const [over, setOver] = useState(false);
  const { ids, aria } = useField({ label, hint, error });
  const percent = Math.round(progress * 100);

  const take = (file: File | null | undefined) => {
    if (file && !busy) onChoose(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // Emptied, so that selecting the same file again after an error triggers a change.
    event.target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <fieldset css={groupStyle} className={className} aria-busy={busy || undefined}>
      <legend css={legendStyle}>{label}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the input below does the same by keyboard */}
      <div
        css={[dropStyle, error ? dropErrorStyle : undefined, over && dropOverStyle]}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <div css={[previewBoxStyle, previewStyle[shape]]}>
          {preview ? (
            <img src={preview} alt={texts.previewAlt} />
          ) : (
            <ImageUp size={24} strokeWidth={1.9} aria-hidden="true" />
          )}
        </div>
        <div css={sideStyle}>
          <div css={buttonsStyle}>
            <input
              {...aria}
              id={ids.control}
              css={fileInputStyle}
              type="file"
              name={name}
              accept={accept}
              disabled={busy}
              onChange={choose}
            />
            <label htmlFor={ids.control} css={look}>
              {preview ? texts.change : texts.choose}
            </label>
            {preview && onRemove && !busy && (
              <Button variant="quiet" size="s" onClick={onRemove}>
                {texts.remove}
              </Button>
            )}
          </div>
          {busy && (
            <progress css={progressStyle} max={100} value={percent} aria-label={texts.uploading(percent)} />
          )}
          <p css={statusStyle} role="status">
            {busy ? texts.uploading(percent) : ''}
          </p>
          <FieldNotesBelow ids={ids} hint={hint} error={error} />
        </div>
      </div>
    </fieldset>
  );
};
