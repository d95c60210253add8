import { css } from '@emotion/react';
import { color, duration, easing, media, radius, shadow, space } from '@pasar/design-tokens';

export type CardPadding = 'none' | 's' | 'm' | 'l';

export const cardStyle = css({
  display: 'block',
  position: 'relative',
  minWidth: 0,
  borderRadius: radius.l,
  background: color.surface.card,
  color: color.text.default,
  boxShadow: `0 0 0 1px ${color.border.default}`,
});

export const cardPadding: Record<CardPadding, ReturnType<typeof css>> = {
  none: css({ overflow: 'hidden' }),
  s: css({ padding: space[12] }),
  m: css({ padding: space[16] }),
  l: css({ padding: space[24], [media.phone]: { padding: space[16] } }),
};

export const cardLift = css({
  transition: `box-shadow ${duration.base} ${easing.out}, translate ${duration.base} ${easing.out}`,
  [media.hover]: {
    '&:hover': { boxShadow: `0 0 0 1px ${color.border.strong}, ${shadow[2]}`, translate: '0 -2px' },
  },
});
