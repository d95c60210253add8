import { Container, Grid, Skeleton } from '@pasar/ui';
import * as style from './flash-sale-page.styles.ts';

const cards = Array.from({ length: 10 }, (_, index) => index);
const columns = { phone: 2, desktop: 5 };

export const FlashSaleSkeleton = () => (
  <Container css={style.page}>
    <Skeleton shape="block" />
    <Grid columns={columns}>
      {cards.map((card) => (
        <Skeleton key={card} shape="card" />
      ))}
    </Grid>
  </Container>
);
