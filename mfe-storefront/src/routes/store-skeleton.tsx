import { Container, Grid, Skeleton } from '@pasar/ui';
import * as style from './store-page.styles.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);

export const StoreSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="block" />
    <Skeleton shape="title" />
    <Grid>
      {cards.map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </Grid>
  </Container>
);
