import { css } from '@emotion/react';
import { color, font, radius } from '@pasar/design-tokens';

export const countStyle = css(font.label, {
  minInlineSize: 20,
  padding: '2px 6px',
  borderRadius: radius.full,
  background: color.surface.sunken,
  color: color.text.muted,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '[aria-current="page"] > &': { background: color.surface.brandSoft, color: color.brand.text },
});
