import { css } from '@emotion/react';
import { color, imageFilter } from '@pasar/design-tokens';

export const responsiveImageStyle = css({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  // The color of the picture where browsers read it from an attribute, without a style for each.
  backgroundColor: [color.surface.sunken, `attr(data-color type(<color>), ${color.surface.sunken})`],
  color: color.text.subtle,
  fontSize: '0.75rem',
  filter: imageFilter,
});
