import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

/** Three labels side by side on a phone leave no space for images. */
export const iconStyle = css({ [media.phone]: { display: 'none' } });

export const countStyle = css({ display: 'grid' });
export const moreStyle = css(font.caption, { color: color.text.muted });
export const progressStyle = css(font.small, {
  flex: '1 1 auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `0 ${space[16]}`,
});
export const barStyle = css({ gridColumn: '1 / -1', marginBlockStart: space[8] });
