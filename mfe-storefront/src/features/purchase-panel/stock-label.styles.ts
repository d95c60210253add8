import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export const label = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& > svg': { flex: 'none' },
});

export const states = {
  none: css({ color: color.danger.text }),
  few: css({ color: color.warning.text }),
  enough: css({ color: color.success.text }),
} as const;
