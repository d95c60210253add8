import { css } from '@emotion/react';
import { color, duration, easing, font, media, space, touch } from '@pasar/design-tokens';

export const summaryStyle = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
  minHeight: touch.control,
  fontWeight: 700,
  color: color.text.default,
  userSelect: 'none',
  WebkitUserSelect: 'none',
  '& > svg': { flex: 'none', transition: `rotate ${duration.base} ${easing.out}` },
  'details[open] > & > svg': { rotate: '180deg' },
  [media.hover]: { '&:hover': { color: color.brand.text } },
});

export const contentStyle = css({ paddingBottom: space[16] });
