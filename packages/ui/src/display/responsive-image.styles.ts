import { css } from '@emotion/react';
import { color, imageFilter } from '@pasar/design-tokens';

export const responsiveImageStyle = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  background: color.surface.sunken,
  color: color.text.subtle,
  fontSize: '0.75rem',
  filter: imageFilter,
});
