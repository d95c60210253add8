import { css } from '@emotion/react';
import { color, font, space, touch } from '@pasar/design-tokens';

export const section = css({ display: 'grid', gap: space[12], containerType: 'inline-size' });
export const title = css(font.title3, { fontSize: '1rem' });
export const list = css({ display: 'grid', gap: space[12] });
export const note = css({ display: 'block' });

/** Without scripts a press would do nothing. */
export { withScripts as claim } from '../../shared/with-scripts.ts';

export const code = css(font.caption, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: touch.min,
  marginBlock: '-10px -12px',
  padding: 0,
  border: 0,
  background: 'none',
  color: color.text.link,
  fontWeight: 700,
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  cursor: 'copy',
});
