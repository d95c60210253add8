import type { ElementType } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { standaloneLinkStyles, textLinkStyles } from './text-link.styles.ts';

type Own = {
  /** Used on its own instead of inside a sentence: no underline at rest, a touch target of 44 px. */
  standalone?: boolean;
};

export type TextLinkProps<Tag extends ElementType = 'a'> = PolymorphicProps<Tag, Own>;

/** A link in the brand's color; pass the router's link, or `"button"`, as `as`. */
export const TextLink = <Tag extends ElementType = 'a'>({
  standalone = false,
  as,
  ...rest
}: TextLinkProps<Tag>) => {
  const Element: ElementType = as ?? 'a';
  return <Element css={standalone ? standaloneLinkStyles : textLinkStyles} {...rest} />;
};
