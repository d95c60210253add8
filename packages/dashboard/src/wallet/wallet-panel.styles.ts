import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const panel = css({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[16],
  padding: space[32],
  borderRadius: radius.xl,
  background: color.surface.kilat,
  color: color.text.onHeader,
  [media.phone]: { padding: space[20], '& > button': { flex: '1 0 100%' } },
});
export const petals = css({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: -90,
  insetBlockStart: -70,
});
export const textBlock = css({ display: 'grid', gap: space[4] });
export const label = css(font.smallStrong, { color: color.text.onHeaderMuted });
export const amount = css({ '& span': { color: color.text.onHeader } });
export const note = css(font.small, { color: color.text.onHeaderMuted, maxInlineSize: '44ch' });
