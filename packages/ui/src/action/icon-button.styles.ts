import { css } from '@emotion/react';
import { color, duration, easing, media, radius, touch } from '@pasar/design-tokens';

export type IconButtonTone = 'plain' | 'outlined' | 'onBrand' | 'onPicture';

export const iconButtonStyle = css({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: touch.min,
  height: touch.min,
  borderRadius: radius.m,
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${duration.quick} ${easing.out}, scale ${duration.instant} ${easing.out}`,
  '&:active': { scale: '0.94' },
});

const hover = (backgroundColor: string) => ({ [media.hover]: { '&:hover': { backgroundColor } } });

export const iconButtonTones: Record<IconButtonTone, ReturnType<typeof css>> = {
  plain: css(hover(color.surface.hover)),
  outlined: css(
    { border: `1.5px solid ${color.border.strong}`, background: color.surface.card },
    hover(color.surface.hover),
  ),
  onBrand: css(hover(color.surface.headerSoft)),
  onPicture: css({
    color: color.text.onPicture,
    borderRadius: radius.full,
    isolation: 'isolate',
    '&::before': {
      content: '""',
      position: 'absolute',
      inset: 6,
      zIndex: -1,
      borderRadius: radius.full,
      background: color.surface.onPicture,
    },
  }),
};
