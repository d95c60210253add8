import { Container, Grid, Skeleton } from '@pasar/ui';
import * as style from './promo-page.styles.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);

export const PromoSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="block" />
    <Grid>
      {cards.map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </Grid>
  </Container>
);
