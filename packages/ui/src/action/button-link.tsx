import type { ElementType, ReactElement, ReactNode } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button.styles.ts';

type Own = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** A ready link element, e.g. `<Link to="/cart" />`; wins over `as`. */
  render?: ReactElement<Record<string, unknown>>;
  children?: ReactNode;
};

export type ButtonLinkProps<Tag extends ElementType = 'a'> = PolymorphicProps<Tag, Own>;

/** A link with the appearance of a button: it navigates, a `Button` acts. */
export const ButtonLink = <Tag extends ElementType = 'a'>({
  variant = 'primary',
  size = 'm',
  block = false,
  icon,
  iconEnd,
  render,
  as,
  children,
  ...rest
}: ButtonLinkProps<Tag>) => {
  const Element: ElementType = render ? (render.type as ElementType) : (as ?? 'a'); // an element's type is one
  return (
    <Element css={buttonStyle({ variant, size, block, looksDisabled: false })} {...render?.props} {...rest}>
      {icon}
      {children}
      {iconEnd}
    </Element>
  );
};
