import { Container, Skeleton } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { slowAfter } from '../frame/change/pending-bar.tsx';
import { useLate } from '../frame/change/use-late.ts';
import { bonesStyle, roomStyle } from './pages.styles.ts';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** While the slice of the first page is on its way: bones at once, a word when it takes long. */
export const SlicePending = () => {
  const { t } = useTranslation('shell');
  const late = useLate(true, slowAfter);
  return (
    <Container css={roomStyle} aria-busy="true">
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
