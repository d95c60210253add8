import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const stripStyle = css(font.caption, {
  background: color.surface.headerStrip,
  color: color.text.onHeaderMuted,
  [media.phone]: { display: 'none' },
});

export const stripRowStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
});

export const stripLinksStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  whiteSpace: 'nowrap',
  '& > li > a': { display: 'inline-flex', alignItems: 'center', minHeight: 40 },
  '& > li > a:hover': { color: color.text.onHeader },
});
