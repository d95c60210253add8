import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';

export const bar = css({ display: 'grid', gap: space[4] });
export const presets = css({ gridColumn: '1 / -1' });
export const textBlock = css(font.small, {
  color: color.text.muted,
  '& > strong': { color: color.text.default, fontWeight: 600 },
});
