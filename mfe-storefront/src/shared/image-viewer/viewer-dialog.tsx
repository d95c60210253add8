import { Global } from '@emotion/react';
import { IconButton, ResponsiveImage } from '@pasar/ui';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LargeImage } from './large-image.tsx';
import { useZoom } from './use-zoom.ts';
import * as style from './viewer-dialog.styles.ts';
import type { ViewerImage } from './viewer-image.ts';

export interface ViewerDialogProps {
  pictures: readonly ViewerImage[];
  /** Which one is shown first. */
  start: number;
  /** What the images are of. */
  title: string;
  /** The viewer is closed; `last` was shown last. */
  onClose(last: number): void;
}

const icon = { size: 24, strokeWidth: 1.9, 'aria-hidden': true } as const;
/** Pixels that an arrow key moves what is close. */
const stride = 80;

/**
 * Images on the full screen. The browser's own modal dialog traps the focus, closes at Escape and returns
 * the focus to where it came from.
 */
export const ViewerDialog = ({ pictures, start, title, onClose }: ViewerDialogProps) => {
  const { t } = useTranslation('storefront');
  const dialog = useRef<HTMLDialogElement>(null);
  const [shown, setShown] = useState(start);
  const picture = pictures[shown];
  const close = () => dialog.current?.close();
  const look = useZoom({ onStep: (by) => show(shown + by), onClose: close });
  const show = (index: number) => {
    if (!pictures[index] || index === shown) return;
    look.whole();
    setShown(index);
  };
  useEffect(() => {
    // A modal dialog is opened by its method alone.
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = (x: number, y: number, step: number) =>
      look.close ? look.pan(x * stride, y * stride) : step !== 0 && show(shown + step);
    const keys: Record<string, () => unknown> = {
      ArrowLeft: () => arrow(1, 0, -1),
      ArrowRight: () => arrow(-1, 0, 1),
      ArrowUp: () => arrow(0, 1, 0),
      ArrowDown: () => arrow(0, -1, 0),
      Home: () => show(0),
      End: () => show(pictures.length - 1),
      '+': () => look.scaleBy(1.5),
      '=': () => look.scaleBy(1.5),
      '-': () => look.scaleBy(1 / 1.5),
      '0': look.whole,
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };

  if (!picture) return null;
  const many = pictures.length > 1;
  return (
    <dialog
      ref={dialog}
      css={style.dialog}
      data-surface="brand"
      aria-label={t('viewer.label', { title })}
      onClose={() => onClose(shown)}
      onKeyDown={onKeyDown}
    >
      <Global styles={style.stillPage} />
      <div css={style.head}>
        <p css={style.counter} role="status">
          {many && t('gallery.image', { n: shown + 1, total: pictures.length })}
        </p>
        <IconButton
          tone="onBrand"
          aria-pressed={look.close}
          label={t('viewer.zoom')}
          icon={look.close ? <ZoomOut {...icon} /> : <ZoomIn {...icon} />}
          onClick={() => look.toggle()}
        />
        <IconButton tone="onBrand" label={t('viewer.close')} icon={<X {...icon} />} onClick={close} />
      </div>
      <div {...look.stage} css={[style.viewport, look.close && style.grabbed]}>
        <div ref={look.moved} css={style.moved}>
          <LargeImage key={picture.w1200} picture={picture} />
        </div>
      </div>
      {many && (
        <>
          <IconButton
            css={[style.step, style.back]}
            tone="onPicture"
            label={t('viewer.previous')}
            aria-disabled={shown === 0}
            icon={<ChevronLeft {...icon} />}
            onClick={() => show(shown - 1)}
          />
          <IconButton
            css={[style.step, style.on]}
            tone="onPicture"
            label={t('viewer.next')}
            aria-disabled={shown === pictures.length - 1}
            icon={<ChevronRight {...icon} />}
            onClick={() => show(shown + 1)}
          />
          <ul css={style.thumbs}>
            {pictures.map(({ w150 }, index) => (
              <li key={w150}>
                <button
                  type="button"
                  css={[style.thumb, index === shown && style.current]}
                  aria-label={t('gallery.image', { n: index + 1, total: pictures.length })}
                  aria-current={index === shown || undefined}
                  onClick={() => show(index)}
                >
                  <ResponsiveImage alt="" src={w150} width={150} height={150} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </dialog>
  );
};
