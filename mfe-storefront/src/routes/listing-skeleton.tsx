import { Container, Grid, Skeleton } from '@pasar/ui';
import * as style from './listing-page.styles.ts';

const cards = Array.from({ length: 12 }, (_, index) => index);
const columns = { phone: 2, desktop: 4 };

export const ListingSkeleton = () => (
  <Container css={style.page}>
    <div css={style.head}>
      <Skeleton shape="title" />
    </div>
    <div css={style.columns}>
      <Skeleton lines={8} />
      <Grid columns={columns}>
        {cards.map((card) => (
          <Skeleton key={card} shape="card" />
        ))}
      </Grid>
    </div>
  </Container>
);
