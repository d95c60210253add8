import { imageTypes, productLimits } from '@pasar/contract';
import { FieldError, IconButton, VisuallyHidden } from '@pasar/ui';
import { ArrowLeft, ArrowRight, GripVertical, ImagePlus, Trash2 } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ProductForm, useError, useInput } from '../product-form.store.ts';
import * as style from './image-grid.styles.ts';
import { useImages } from './use-images.ts';
import { useSortable } from './use-sortable.ts';

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;
const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * The product's images in their order, the first is the cover. The order changes by dragging, by arrow keys on the
 * grip, and by two buttons for those who can do neither (WCAG 2.5.7).
 */
export const ImageGrid = ({ form }: { form: ProductForm }) => {
  const { t } = useTranslation('seller');
  const pictures = useInput(form, 'pictures');
  const error = useError(form, 'images');
  const { add, remove, move } = useImages(form);
  const [over, setOver] = useState(false);
  const [said, setSaid] = useState('');
  const errorId = useId();

  const place = (key: string) => pictures.findIndex((picture) => picture.key === key);
  const moveTo = (key: string, to: number) => {
    if (to < 0 || to >= pictures.length || to === place(key)) return;
    move(key, to);
    setSaid(t('images.moved', { place: to + 1, total: pictures.length }));
  };
  const list = useSortable((key, over) => moveTo(key, place(over)));
  const press = (key: string) => (event: KeyboardEvent) => {
    const step = steps[event.key];
    const end = event.key === 'Home' ? 0 : event.key === 'End' ? pictures.length - 1 : undefined;
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    moveTo(key, end ?? place(key) + (step ?? 0));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    // Emptied, so that selecting the same file again triggers a change.
    target.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };

  return (
    <div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <ul css={style.grid} ref={list} aria-label={t('images.title')}>
        {pictures.map(({ key, preview, progress }, at) => (
          <li key={key} css={style.tile} data-tile={key}>
            <div css={style.imageBox} data-grip>
              <img src={preview} alt={t('images.alt', { place: at + 1 })} width={300} height={300} />
              {at === 0 && <span css={style.cover}>{t('images.cover')}</span>}
              {progress !== null && (
                <progress
                  css={style.progress}
                  max={100}
                  value={Math.round(progress * 100)}
                  aria-label={t('image.uploading', { percent: Math.round(progress * 100) })}
                />
              )}
            </div>
            <button
              type="button"
              css={style.grip}
              aria-label={t('images.grip', { place: at + 1, total: pictures.length })}
              data-grip
              onKeyDown={press(key)}
            >
              <GripVertical {...icon} />
            </button>
            <div css={style.tools}>
              <IconButton
                label={t('images.forward', { place: at + 1 })}
                aria-disabled={at === 0 || undefined}
                icon={<ArrowLeft {...icon} />}
                onClick={() => moveTo(key, at - 1)}
              />
              <IconButton
                label={t('images.back', { place: at + 1 })}
                aria-disabled={at === pictures.length - 1 || undefined}
                icon={<ArrowRight {...icon} />}
                onClick={() => moveTo(key, at + 1)}
              />
              <IconButton
                label={t('images.remove', { place: at + 1 })}
                icon={<Trash2 {...icon} />}
                onClick={() => remove(key)}
              />
            </div>
          </li>
        ))}
        {pictures.length < productLimits.images && (
          <li>
            <label
              css={style.add}
              data-over={over}
              data-wrong={Boolean(error)}
              onDragOver={hover}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
            >
              <input
                css={style.file}
                type="file"
                name="images"
                multiple
                accept={imageTypes.join(',')}
                aria-describedby={error && errorId}
                onChange={choose}
              />
              <ImagePlus size={24} strokeWidth={1.9} aria-hidden="true" />
              <span>{t('images.add')}</span>
              <span css={style.hint}>
                {t('images.count', { n: pictures.length, most: productLimits.images })}
              </span>
            </label>
          </li>
        )}
      </ul>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
