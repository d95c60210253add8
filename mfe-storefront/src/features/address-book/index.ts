export { AddressBook } from './address-book.tsx';
export { AddressPicker } from './address-picker.tsx';
