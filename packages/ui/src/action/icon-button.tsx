import type { ElementType, ReactNode } from 'react';
import type { PolymorphicProps } from '../polymorphic-props.ts';
import { badgeStyle, type IconButtonTone, iconButtonStyle, iconButtonTones } from './icon-button.styles.ts';

type Own = {
  /** The accessible name; include the number of the badge ("Keranjang, 3 barang"). */
  label: string;
  icon: ReactNode;
  /** A small count at the corner, e.g. of the cart. */
  badge?: string | number | undefined;
  tone?: IconButtonTone;
};

export type IconButtonProps<Tag extends ElementType = 'button'> = PolymorphicProps<Tag, Own>;

/** A 44 px square with an image and a name. Pass `as` a link component to lead somewhere instead. */
export const IconButton = <Tag extends ElementType = 'button'>({
  label,
  icon,
  badge,
  tone = 'plain',
  as,
  ...rest
}: IconButtonProps<Tag>) => {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(as ? {} : { type: 'button' })}
      css={[iconButtonStyle, iconButtonTones[tone]]}
      aria-label={label}
      {...rest}
    >
      {icon}
      {badge !== undefined && <span css={badgeStyle} data-badge={badge} aria-hidden="true" />}
    </Element>
  );
};
