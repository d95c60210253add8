import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export const panel = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: space[20],
  borderRadius: radius.l,
  background: color.surface.kilat,
  color: color.text.onHeader,
  textDecoration: 'none',
});
export const petals = css({ position: 'absolute', zIndex: -1, insetInlineEnd: -60, insetBlockStart: -60 });
export const textBlock = css({ display: 'grid', gap: space[2] });
export const label = css(font.smallStrong, { color: color.text.onHeaderMuted });
export const amount = css({ '& span': { color: color.text.onHeader } });
