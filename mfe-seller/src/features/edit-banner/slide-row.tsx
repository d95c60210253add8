import { IconButton, TextField } from '@pasar/ui';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as style from './banner-form.styles.ts';
import type { Slide } from './banner-state.ts';

interface SlideRowProps {
  slide: Slide;
  /** From 0. */
  place: number;
  count: number;
  error: string | undefined;
  setTarget: (url: string) => void;
  move: (to: number) => void;
  remove: () => void;
}

const icon = { size: 20, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** One slide: its image, where it leads, its place. The buttons move it, for the keyboard and for fingers alike. */
export const SlideRow = ({ slide, place, count, error, setTarget, move, remove }: SlideRowProps) => {
  const { t } = useTranslation('seller');
  const n = place + 1;
  return (
    <li css={style.slide}>
      <img css={style.image} src={slide.preview} alt={t('banner.slideOf', { n })} width={240} height={60} />
      <div css={style.textBlock}>
        <div css={style.order}>
          <span>{t('banner.slideOf', { n })}</span>
          <IconButton
            label={t('banner.up', { n })}
            aria-disabled={place === 0 || undefined}
            icon={<ArrowUp {...icon} />}
            onClick={() => move(place - 1)}
          />
          <IconButton
            label={t('banner.down', { n })}
            aria-disabled={place === count - 1 || undefined}
            icon={<ArrowDown {...icon} />}
            onClick={() => move(place + 1)}
          />
          <IconButton label={t('banner.remove', { n })} icon={<Trash2 {...icon} />} onClick={remove} />
        </div>
        <TextField
          name={`slider_banner.${place}.target_url`}
          label={t('banner.target')}
          aside={t('optional')}
          value={slide.target_url}
          error={error}
          onChange={(event) => setTarget(event.target.value)}
          placeholder="/p/…"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </li>
  );
};
