import type { ReactNode } from 'react';
import type { BareProps } from './bare-props.ts';

export type LinkProps = Omit<BareProps<'a'>, 'href'> & { href: string };

/** Renders a link; pass one that returns the router's link so that the page is not reloaded. */
export type RenderLink = (props: LinkProps) => ReactNode;

const plainLink: RenderLink = (props) => <a {...props} />;

/** A link rendered by the caller's router, or a plain one. Supports the `css` prop through `className`. */
export const LinkSlot = ({
  renderLink = plainLink,
  ...props
}: LinkProps & { renderLink?: RenderLink | undefined }) => renderLink(props);
