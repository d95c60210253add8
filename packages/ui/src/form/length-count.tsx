import { css } from '@emotion/react';
import { color } from '@pasar/design-tokens';

const overStyle = css({ color: color.danger.text, fontWeight: 700 });
const digitsStyle = css({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

/** How much of a field's limit is used; excess text stays, and the count shows by how much. */
export const LengthCount = ({ length, limit }: { length: number; limit: number }) => (
  <span css={[digitsStyle, length > limit && overStyle]}>
    {length}/{limit}
  </span>
);

/** The count of a text that comes near its limit; nothing before. */
export const renderLengthCount = (value: unknown, limit: number | undefined) => {
  if (limit === undefined || typeof value !== 'string') return undefined;
  // Rules count what is sent, which is without the space around it.
  const { length } = value.trim();
  return length > limit * 0.8 ? <LengthCount length={length} limit={limit} /> : undefined;
};
