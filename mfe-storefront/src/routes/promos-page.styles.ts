import { css } from '@emotion/react';
import { color, duration, easing, font, layout, media, space } from '@pasar/design-tokens';

export const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[32],
  paddingBlock: `${space[24]} ${space[64]}`,
  [media.phone]: { gap: space[20], paddingBlock: `${space[16]} ${space[40]}` },
});

export const title = css(font.title1);
export const text = css(font.body, { marginTop: space[4], color: color.text.muted, maxWidth: 640 });

export const vouchers = css({
  '& > nav': { marginBottom: space[16] },
  // The row of tabs runs to the screen's edge.
  [media.phone]: { '& > nav': { marginInlineEnd: `-${layout.gutterPhone}` } },
});
export const count = css(font.small, { color: color.text.muted });
export const dimmed = css({ opacity: 0.5, transition: `opacity ${duration.quick} ${easing.out}` });
