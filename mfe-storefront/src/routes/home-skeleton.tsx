import { CardsSkeleton } from './cards-skeleton.tsx';
import * as style from './home-page.styles.ts';

export const HomeSkeleton = () => <CardsSkeleton css={style.page} />;
