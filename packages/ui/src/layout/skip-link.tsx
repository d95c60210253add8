import type { BareProps } from '../bare-props.ts';
import { skipLinkStyle } from './visually-hidden.styles.ts';

/** The first stop of the Tab key: jumps over the header. Seen only while it has the focus. */
export const SkipLink = ({ href, ...rest }: BareProps<'a'> & { href: `#${string}` }) => (
  <a href={href} css={skipLinkStyle} {...rest} />
);
