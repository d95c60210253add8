export { TeamAddresses } from './team-addresses.tsx';
