import { css } from '@emotion/react';
import { color, font, media, space } from '@pasar/design-tokens';

export const card = css({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  textAlign: 'center',
});

/** The petal corner. */
export const mark = css({
  display: 'grid',
  placeItems: 'center',
  width: 80,
  height: 80,
  borderRadius: '28px 28px 28px 8px',
});
export const marks = {
  paid: css({ background: color.success.soft, color: color.success.text }),
  expired: css({ background: color.warning.soft, color: color.warning.text }),
  cancelled: css({ background: color.surface.sunken, color: color.text.muted }),
} as const;

export const text = css(font.body, { maxWidth: 480, color: color.text.muted, textWrap: 'balance' });
export const sum = css(font.smallStrong);
export const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[8],
  paddingBlockStart: space[8],
  [media.phone]: { alignSelf: 'stretch', justifySelf: 'stretch', '& > *': { flex: '1 1 auto' } },
});
