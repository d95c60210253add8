import type { ElementType } from 'react';
import type { BareProps } from '../bare-props.ts';
import { visuallyHiddenStyle } from './visually-hidden.styles.ts';

/** Text for screen readers only. */
export const VisuallyHidden = ({ as: Tag = 'span', ...rest }: BareProps<'span'> & { as?: ElementType }) => (
  <Tag css={visuallyHiddenStyle} {...rest} />
);
