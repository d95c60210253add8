import { usePageData } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { AddressBook } from '../features/address-book/index.ts';
import type { addressBookLoader } from './address-book.loader.ts';
import * as style from './address-book-page.styles.ts';

export const AddressBookPage = () => {
  const { book, max } = usePageData<typeof addressBookLoader>();
  return (
    <Container css={style.page}>
      <AddressBook initial={book} max={max} />
    </Container>
  );
};
