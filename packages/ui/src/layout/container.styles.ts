import { css } from '@emotion/react';
import { layout, media } from '@pasar/design-tokens';

export const containerStyle = css({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${layout.container} + 2 * ${layout.gutterDesktop})`,
  marginInline: 'auto',
  paddingInline: layout.gutterDesktop,
  [media.phone]: { paddingInline: layout.gutterPhone },
});
