import { css } from '@emotion/react';
import { color, font, media, radius, space, touch } from '@pasar/design-tokens';
import { actionBar } from '../../shared/action-bar/index.ts';

export const bar = css(actionBar, { display: 'grid', gap: space[8] });

/** Its appearance pushes no button away: it is below them, and above them in a bar that grows upwards. */
export const status = css({ '&:empty': { display: 'none' }, [media.phone]: { order: -1 } });

export const ways = css({
  display: 'grid',
  gap: space[8],
  // Each as wide as its text needs, so that neither breaks into two lines.
  [media.phone]: { display: 'flex', '& > *': { flex: '1 1 auto' } },
});

export const noScript = css(font.smallStrong);

export const icon = css({ [media.phone]: { display: 'none' } });

/** LOOK: one plum action per view. Beside each other on a phone, the last one leads. */
const swap = (background: string, text: string, hover: string) =>
  css({
    paddingInline: space[12],
    [media.phone]: {
      backgroundColor: background,
      color: text,
      borderColor: color.brand.text,
      '&:active': { backgroundColor: hover },
    },
  });
export const cart = swap(color.surface.card, color.brand.text, color.surface.brandSoft);
export const now = swap(color.brand.default, color.text.onBrand, color.brand.pressed);

const line = css(font.smallStrong, {
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${space[8]}`,
  minHeight: touch.min,
  paddingInline: space[12],
  borderRadius: radius.m,
  '& > svg': { flex: 'none' },
});

export const added = css(line, {
  background: color.success.soft,
  color: color.success.text,
  paddingTop: space[12],
  '& > span': { flex: '1 1 160px' },
  // In the narrow panel the link is below the text, aligned with it.
  '& > a': {
    marginInlineStart: 28,
    color: 'inherit',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
  [media.phone]: { paddingTop: 0, '& > a': { marginInlineStart: 0 } },
});

export const rejected = css(line, {
  flexWrap: 'nowrap',
  paddingBlock: space[12],
  background: color.danger.soft,
  color: color.danger.text,
});
