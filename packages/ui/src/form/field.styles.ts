import { css } from '@emotion/react';
import { color, duration, easing, font, radius, space, touch } from '@pasar/design-tokens';

export const fieldStyle = css({ display: 'flex', flexDirection: 'column', gap: 6, minWidth: 0 });

export const labelRowStyle = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[8],
  color: color.text.default,
});

export const labelStyle = css(font.smallStrong);
export const asideStyle = css(font.small, { color: color.text.muted });

export type ControlState = 'plain' | 'success' | 'locked';

/** The border around an input: 48 px high, a line that meets 3:1, a soft halo while focused. */
export const controlStyle = css(font.input, {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  width: '100%',
  minHeight: touch.control,
  paddingInline: 14,
  borderRadius: radius.m,
  border: `1.5px solid ${color.border.control}`,
  background: color.surface.card,
  color: color.text.default,
  transition: `border-color ${duration.quick} ${easing.out}, box-shadow ${duration.quick} ${easing.out}`,
  '&:has([aria-invalid="true"])': {
    borderColor: color.danger.solid,
    boxShadow: `inset 0 0 0 0.5px ${color.danger.solid}`,
  },
  '&:has(:focus-visible)': {
    borderColor: color.focus.ring,
    boxShadow: `0 0 0 3px color-mix(in oklab, ${color.focus.ring} 28%, transparent)`,
  },
});

export const controlStates: Record<ControlState, ReturnType<typeof css> | undefined> = {
  plain: undefined,
  success: css({ borderColor: color.success.solid }),
  locked: css({
    border: `1.5px dashed ${color.border.strong}`,
    background: color.surface.sunken,
    color: color.text.muted,
  }),
};

export const inputStyle = css({
  flex: 1,
  minWidth: 0,
  width: '100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  // The border shows the focus; the forced-colors mode still gets a real outline there.
  outline: '2px solid transparent',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: color.text.subtle, opacity: 1, fontWeight: 400 },
  '&:-webkit-autofill': {
    WebkitTextFillColor: color.text.default,
    WebkitBoxShadow: `0 0 0 100px ${color.surface.card} inset`,
  },
  '&:focus-visible': { outline: '2px solid transparent' },
});

export const affixStyle = css({ flex: 'none', color: color.text.muted, whiteSpace: 'nowrap' });

const hintLine = css(font.caption, { display: 'flex', alignItems: 'flex-start', gap: 6 });
export const hintStyle = css(hintLine, { color: color.text.muted });
export const successStyle = css(hintLine, { color: color.success.text, fontWeight: 600 });
export const errorStyle = css(hintLine, {
  color: color.danger.text,
  fontWeight: 600,
  '& > svg': { flex: 'none' },
});
