import { css } from '@emotion/react';
import { Skeleton, VisuallyHidden } from '@pasar/ui';
import { useLanguage } from '../messages/language.ts';
import { gridStyle } from './grid.styles.ts';

const boneStyle = css({ minHeight: '320px' });

/** Placeholders until the first response. */
export const Skeletons = () => {
  const { t } = useLanguage();
  return (
    <div css={gridStyle} role="status">
      <VisuallyHidden>{t.loading}</VisuallyHidden>
      {['first', 'second', 'third', 'fourth'].map((place) => (
        <Skeleton key={place} shape="picture" css={boneStyle} />
      ))}
    </div>
  );
};
