import { Container, Skeleton } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { slowAfter } from '../layout/change/pending-bar.tsx';
import { useLate } from '../layout/change/use-late.ts';
import { bonesStyle, pageStyle } from './pages.styles.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Shown while the slice of the first page loads: a skeleton at once, a text when it takes long. */
export const SlicePending = () => {
  const { t } = useTranslation('shell');
  const late = useLate(true, slowAfter);
  return (
    <Container css={pageStyle} aria-busy="true">
      <p role="status">{late && t('loading.still')}</p>
      <Skeleton shape="text" />
      <div css={bonesStyle}>
        {cards.map((card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </div>
    </Container>
  );
};
