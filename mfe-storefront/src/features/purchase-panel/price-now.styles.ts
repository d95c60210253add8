import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const place = css({ display: 'grid', gap: space[4] });
export const stock = css({ maxWidth: 420 });
export const sold = css(font.caption, { marginTop: 6, color: color.text.muted });

export const badges = css({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
export const badge = css({
  minHeight: 28,
  paddingInline: 10,
  borderRadius: 8,
  fontSize: '0.8125rem',
  whiteSpace: 'normal',
});
