import { css } from '@emotion/react';
import { color, font, radius, space } from '@pasar/design-tokens';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

export const noticeStyle = css(font.small, {
  display: 'flex',
  alignItems: 'flex-start',
  flexWrap: 'wrap',
  gap: 10,
  padding: '12px 14px',
  borderRadius: radius.m,
  fontWeight: 500,
  '& > svg': { flex: 'none' },
});

const pair = (tone: 'info' | 'success' | 'warning' | 'danger') =>
  css({ background: color[tone].soft, color: color[tone].text, '& a': { color: 'inherit' } });

export const noticeTones: Record<NoticeTone, ReturnType<typeof css>> = {
  info: pair('info'),
  success: pair('success'),
  warning: pair('warning'),
  danger: pair('danger'),
};

/** Beside the icon always; an action is placed below where it would squeeze the text. */
export const noticeContentStyle = css({
  flex: '1 1 min(240px, calc(100% - 40px))',
  minWidth: 0,
  display: 'grid',
  gap: space[2],
});
export const noticeTitleStyle = css({ fontWeight: 700 });
