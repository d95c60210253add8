import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';

export const button = css(font.smallStrong, {
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space[8],
  minHeight: touch.control,
  paddingInline: space[16],
  borderRadius: radius.full,
  border: `1.5px solid ${color.border.strong}`,
  background: color.surface.card,
  color: color.text.default,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  [media.desktop]: { display: 'none' },
});

export const set = css({
  borderColor: color.brand.text,
  background: color.surface.brandSoft,
  color: color.brand.text,
  fontWeight: 700,
});
