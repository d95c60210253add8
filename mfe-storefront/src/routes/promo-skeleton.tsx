import { CardsSkeleton } from './cards-skeleton.tsx';
import * as style from './promo-page.styles.ts';

export const PromoSkeleton = () => <CardsSkeleton css={style.page} />;
