import { css } from '@emotion/react';
import { color, duration, easing, font, media, radius, shadow, space, zIndex } from '@pasar/design-tokens';

export const scrimStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.scrim,
  background: color.surface.scrim,
  transition: `opacity ${duration.base} ${easing.out}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0 },
});

export const dialogPlaceStyle = css({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.dialog,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  padding: space[16],
});

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: color.surface.raised,
  color: color.text.default,
  boxShadow: shadow[3],
  outline: 0,
});

export const dialogStyle = css(panel, {
  position: 'relative',
  width: '100%',
  maxWidth: 440,
  gap: space[20],
  padding: 28,
  borderRadius: radius.xl,
  transition: `opacity ${duration.base} ${easing.out}, scale ${duration.base} ${easing.out}`,
  '&[data-starting-style], &[data-ending-style]': { opacity: 0, scale: '0.96' },
  [media.phone]: { padding: space[20] },
});

export const wideDialogStyle = css({ maxWidth: 720 });

export const headStyle = css({ display: 'flex', alignItems: 'flex-start', gap: space[8] });
export const headContentStyle = css({ flex: 1, minWidth: 0, display: 'grid', gap: space[8] });
export const titleStyle = css(font.title2, { textWrap: 'balance' });
export const descriptionStyle = css(font.small, { color: color.text.muted });
export const closeStyle = css({ margin: '-8px -12px 0 0' });

export const actionsStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  '& > *': { flex: '1 1 auto' },
});

export type SheetSide = 'end' | 'start';

const hidden: Record<SheetSide, string> = { start: '-100% 0', end: '100% 0' };

/** A panel at the side; on phones it comes from below, with the thumb. */
export const sheetStyle = (side: SheetSide) =>
  css(panel, {
    position: 'fixed',
    zIndex: zIndex.dialog,
    insetBlock: 0,
    [side === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: 0,
    width: 'min(420px, 100vw - 48px)',
    transition: `translate ${duration.calm} ${easing.out}`,
    '&[data-starting-style], &[data-ending-style]': { translate: hidden[side] },
    [media.phone]: {
      insetBlock: 'auto 0',
      insetInline: 0,
      width: '100%',
      maxHeight: 'min(88dvh, 100dvh - 48px)',
      borderRadius: `${radius.xl} ${radius.xl} 0 0`,
      '&[data-starting-style], &[data-ending-style]': { translate: '0 100%' },
    },
  });

export const sheetHeadStyle = css(headStyle, {
  alignItems: 'center',
  padding: `${space[12]} ${space[8]} ${space[12]} ${space[20]}`,
  borderBottom: `1px solid ${color.border.default}`,
});

export const sheetBodyStyle = css({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: space[20],
});

export const sheetActionsStyle = css(actionsStyle, {
  padding: `${space[12]} ${space[20]} max(${space[12]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${color.border.default}`,
});
