import { css } from '@emotion/react';
import { color, font, radius } from '@pasar/design-tokens';

export const quantity = css(font.priceM, {
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: radius.s,
  background: color.surface.sunken,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
/** Quantities above one are easily overlooked. */
export const several = css({ background: color.warning.soft, color: color.warning.text });

export const note = css(font.caption, {
  justifySelf: 'start',
  padding: '2px 8px',
  borderRadius: radius.xs,
  background: color.warning.soft,
  color: color.warning.text,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
