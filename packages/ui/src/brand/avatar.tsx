import {
  type AvatarShape,
  type AvatarSize,
  type AvatarTone,
  avatarShapes,
  avatarSizes,
  avatarStyle,
  avatarTones,
} from './avatar.styles.ts';

/** First letters of the first two words: "Dewi Lestari" gives "DL". */
export const getInitials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toLocaleUpperCase();

const tones: readonly AvatarTone[] = ['kunyit', 'pandan', 'nila', 'manggis'];

/** The same name has the same color everywhere. */
const toneOf = (name: string): AvatarTone =>
  tones[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % tones.length] ??
  'kunyit';

export type AvatarProps = {
  name: string;
  src?: string | undefined;
  size?: AvatarSize;
  /** Users are circles, stores are petals. */
  shape?: AvatarShape;
  tone?: AvatarTone;
  /** The name is visible beside it: hides the avatar from screen readers. */
  decorative?: boolean;
  className?: string;
};

/** A user's image or a store's logo; initials where there is no image. */
export const Avatar = ({
  name,
  src,
  size = 'm',
  shape = 'circle',
  tone = toneOf(name),
  decorative = false,
  className,
}: AvatarProps) => (
  <span
    css={[avatarStyle, avatarSizes[size], avatarShapes[shape], !src && avatarTones[tone]]}
    className={className}
    {...(decorative ? { 'aria-hidden': true } : src ? {} : { role: 'img', 'aria-label': name })}
    {...(decorative && !src && { 'data-initials': getInitials(name) })}
  >
    {src && <img src={src} alt={decorative ? '' : name} loading="lazy" decoding="async" />}
    {!src && !decorative && getInitials(name)}
  </span>
);
