export { HomeBanner } from './home-banner.tsx';
