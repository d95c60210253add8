import { css } from '@emotion/react';
import { color, media, radius, touch } from '@pasar/design-tokens';

/** On phones a round one over the image: the text is then for screen readers alone. */
export const button = css({
  [media.phone]: {
    width: touch.min,
    padding: 0,
    borderRadius: radius.full,
    borderColor: 'transparent',
    background: color.surface.onPicture,
    color: color.text.onPicture,
  },
});

export const label = css({
  [media.phone]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
});

export const asleep = css({ visibility: 'hidden' });

export const save = css({
  '@media (scripting: none)': { display: 'none' },
  '&[aria-pressed=true] > svg': { fill: 'currentColor', color: color.brand.text },
});
