export { OfficialStores } from './official-stores.tsx';
