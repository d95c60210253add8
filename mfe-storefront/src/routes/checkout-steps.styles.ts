import { css } from '@emotion/react';
import { color, font, media, radius, space } from '@pasar/design-tokens';

export const steps = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[8],
  width: 'min(640px, 100%)',
  [media.phone]: { width: '100%' },
});

export const step = css(font.caption, {
  display: 'grid',
  gap: space[8],
  color: color.text.muted,
  '&::before': {
    content: '""',
    height: 6,
    borderRadius: radius.full,
    background: color.progress.track,
  },
});
export const reached = css({ color: color.brand.text, '&::before': { background: color.progress.fill } });
export const current = css({ color: color.text.default, fontWeight: 700 });
