import { css } from '@emotion/react';
import { color, font, space } from '@pasar/design-tokens';
import type { ReactNode } from 'react';

const listStyle = css({ display: 'grid', gap: space[8] });
const lineStyle = css(font.small, {
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 2fr) 3fr',
  gap: space[12],
  '& > dt': { color: color.text.muted },
  '& > dd': { overflowWrap: 'anywhere' },
});

/** Names and values below each other; a value that is missing is a dash. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl css={listStyle}>
    {facts.map(([name, value]) => (
      <div key={name} css={lineStyle}>
        <dt>{name}</dt>
        <dd>{value === '' || value === null || value === undefined || value === false ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
