import { Container, Skeleton } from '@pasar/ui';
import * as style from './categories-page.styles.ts';

const cards = Array.from({ length: 4 }, (_, index) => index);

export const CategoriesSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="title" />
    {cards.map((card) => (
      <Skeleton key={card} shape="block" />
    ))}
  </Container>
);
