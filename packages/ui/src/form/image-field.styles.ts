import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, space } from '@pasar/design-tokens';

export const dropStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[16],
  padding: space[20],
  borderRadius: radius.l,
  border: `2px dashed ${color.border.control}`,
  background: color.surface.card,
  transition: `border-color ${duration.quick} ${easing.out}, background-color ${duration.quick} ${easing.out}`,
  [media.phone]: { padding: space[16] },
});

export const dropErrorStyle = css({ borderColor: color.danger.solid });
export const dropOverStyle = css({ borderColor: color.brand.text, background: color.surface.brandSoft });

export const previewStyle = {
  square: css({ width: 96, height: 96 }),
  round: css({ width: 96, height: 96, borderRadius: radius.full }),
  wide: css({ width: '100%', aspectRatio: '4 / 1' }),
} as const;

export const previewBoxStyle = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surface.sunken,
  color: color.text.subtle,
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
});

export const sideStyle = css({
  flex: '1 1 150px',
  minWidth: 0,
  display: 'grid',
  gap: space[8],
  justifyItems: 'start',
});
export const buttonsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: space[8], position: 'relative' });

/** The real input lies under the button's face and takes its focus, so keyboards and robots find it. */
export const fileInputStyle = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  opacity: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '&:focus-visible + label': { outline: `3px solid ${color.focus.ring}`, outlineOffset: 2 },
});

export const progressStyle = css({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: 8,
  border: 0,
  borderRadius: radius.xs,
  overflow: 'hidden',
  background: color.progress.track,
  '&::-webkit-progress-bar': { background: color.progress.track },
  '&::-webkit-progress-value': {
    background: color.progress.fill,
    transition: `inline-size ${duration.base} ${easing.out}`,
  },
  '&::-moz-progress-bar': { background: color.progress.fill },
});

export const statusStyle = css(font.caption, { color: color.text.muted });
