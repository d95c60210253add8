import { css } from '@emotion/react';
import { color, font } from '@pasar/design-tokens';

export type BadgeTone =
  | 'neutral'
  | 'success'
  | 'warning'
  | 'info'
  | 'danger'
  | 'brand'
  | 'accent'
  | 'discount';

export const badgeStyle = css(font.label, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 20,
  padding: '2px 6px',
  borderRadius: 6,
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
});

const pair = (background: string, text: string) => css({ background, color: text });

export const badgeTones: Record<BadgeTone, ReturnType<typeof css>> = {
  neutral: pair(color.surface.sunken, color.text.muted),
  success: pair(color.success.soft, color.success.text),
  warning: pair(color.warning.soft, color.warning.text),
  info: pair(color.info.soft, color.info.text),
  danger: pair(color.danger.soft, color.danger.text),
  brand: pair(color.surface.brandSoft, color.brand.text),
  accent: pair(color.accent.default, color.text.onAccent),
  discount: pair(color.discount.bg, color.discount.text),
};
