import { css } from '@emotion/react';
import { color, font, media, palette, radius } from '@pasar/design-tokens';

export const switchStyle = css({
  display: 'inline-flex',
  padding: 3,
  borderRadius: radius.full,
  background: color.surface.headerSoft,
});

/** Small to see, large to hit: the area extends beyond the pill's edge to 44 px. */
export const linkStyle = css(font.label, {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  padding: '4px 10px',
  borderRadius: radius.full,
  color: color.text.onHeaderMuted,
  '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -10 },
  '&[aria-current]': { background: palette.putih, color: palette.manggis[900] },
  '&:not([aria-current]):hover': { color: color.text.onHeader },
  [media.phone]: { paddingInline: 9 },
});
