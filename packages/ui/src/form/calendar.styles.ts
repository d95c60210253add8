import { css } from '@emotion/react';
import { color, font, media, radius } from '@pasar/design-tokens';

export const headStyle = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
export const monthStyle = css(font.smallStrong);

export const gridStyle = css(font.small, {
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': css(font.caption, { height: 32, color: color.text.muted, fontWeight: 600, textAlign: 'center' }),
  '& td': { padding: 0 },
});

/** Seven of them fit between the gutters of the narrowest phone. */
export const dayStyle = css({
  width: '100%',
  height: 40,
  borderRadius: radius.s,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current="date"]': { fontWeight: 800, color: color.brand.text },
  '&[aria-pressed="true"]': { background: color.surface.brandSoft, color: color.brand.text, fontWeight: 800 },
  '&:disabled': { color: color.text.disabled, cursor: 'not-allowed' },
  [media.hover]: { '&:hover:enabled': { background: color.surface.hover } },
});
