import { css } from '@emotion/react';
import { color, font, media } from '@pasar/design-tokens';

/** The preview stays in sight while the long form scrolls by. */
export const asideStyle = css({
  position: 'sticky',
  insetBlockStart: '96px',
  [media.phone]: { position: 'static' },
});

export const groupTitleStyle = css(font.title3);
export const groupLeadStyle = css(font.small, { color: color.text.muted });
export const quietTitleStyle = css(font.smallStrong);
