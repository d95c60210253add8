export { AddressWords } from './address-words.tsx';
export { groupPhone } from './group-phone.ts';
