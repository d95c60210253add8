import { css } from '@emotion/react';
import { color, media, radius, touch } from '@pasar/design-tokens';

export const revealStyle = css({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: touch.min,
  height: touch.min,
  marginInlineEnd: -12,
  borderRadius: radius.s,
  color: color.text.muted,
  // The ring must stay inside the field's border.
  '&:focus-visible': { outlineOffset: -4 },
  '@media (scripting: none)': { display: 'none' },
  [media.hover]: { '&:hover': { color: color.text.default } },
});
