export { AddressDetails } from './address-details.tsx';
export { groupPhone } from './group-phone.ts';
