import { X } from 'lucide-react';
import { IconButton } from '../action/icon-button.tsx';
import { FieldError } from './field-message.tsx';
import { ImageField, type ImageFieldProps } from './image-field.tsx';
import { imageStyle, imagesStyle, placeStyle } from './image-list-field.styles.ts';

export type ImageListFieldProps<Image extends { mediaId: number; preview: string }> = Pick<
  ImageFieldProps,
  'label' | 'hint' | 'error' | 'accept' | 'name'
> & {
  images: readonly Image[];
  /** The field for the next one is there until so many are selected. */
  max: number;
  /** The one that is on its way. `progress` is a share from 0 to 1. */
  arriving?: { preview?: string | undefined; progress?: number | undefined } | undefined;
  onAdd: (file: File) => void;
  onRemove: (image: Image) => void;
  texts: {
    choose: string;
    /** Name of the list. */
    selected: string;
    /** Alternative text of an image; `place` counts from 1. */
    image: (place: number) => string;
    remove: (place: number) => string;
    uploading: (percent: number) => string;
  };
};

/** Several images from the device, each seen and removed by itself. */
export const ImageListField = <Image extends { mediaId: number; preview: string }>({
  images,
  max,
  arriving,
  error,
  onAdd,
  onRemove,
  texts,
  ...field
}: ImageListFieldProps<Image>) => (
  <div css={placeStyle}>
    {images.length > 0 && (
      <ul css={imagesStyle} aria-label={texts.selected}>
        {images.map((image, index) => (
          <li key={image.mediaId} css={imageStyle}>
            <img src={image.preview} alt={texts.image(index + 1)} />
            <IconButton
              tone="onPicture"
              label={texts.remove(index + 1)}
              icon={<X size={16} strokeWidth={1.9} aria-hidden="true" />}
              onClick={() => onRemove(image)}
            />
          </li>
        ))}
      </ul>
    )}
    {images.length < max ? (
      <ImageField
        {...field}
        preview={arriving?.preview}
        busy={arriving !== undefined}
        progress={arriving?.progress ?? 0}
        error={error}
        onChoose={onAdd}
        texts={{
          choose: texts.choose,
          change: texts.choose,
          remove: texts.choose,
          uploading: texts.uploading,
          previewAlt: texts.image(images.length + 1),
        }}
      />
    ) : (
      error && <FieldError>{error}</FieldError>
    )}
  </div>
);
