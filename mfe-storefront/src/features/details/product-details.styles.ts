import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const section = css({ display: 'grid', gap: space[16] });
export const title = css(font.title3);
export const note = css(font.caption, { marginTop: `-${space[8]}`, color: color.text.muted });

export const description = css(font.body, {
  color: color.text.muted,
  fontSize: '0.9375rem',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});

export const facts = css(font.small, {
  display: 'grid',
  gridTemplateColumns: '128px minmax(0, 1fr)',
  gap: `10px ${space[16]}`,
  '& > dt': { color: color.text.muted },
  '& > dd': { margin: 0, fontWeight: 500 },
  [media.phone]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
});

/** Seven lines of a long text; the anchor to it shows all, without scripts as well. */
export const cut = css({
  '&:not(:target) > p': {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 7,
  },
  '&:target > a': { display: 'none' },
});
export const more = css({ marginTop: space[4] });
