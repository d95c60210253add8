import { FailureSection, usePageData } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { AddressBook } from '../features/address-book/index.ts';
import type { addressBookLoader } from './address-book.loader.ts';
import * as style from './address-book-page.styles.ts';

export const AddressBookPage = () => {
  const { t } = useTranslation('storefront');
  const { book, max } = usePageData<typeof addressBookLoader>();
  return (
    <Container css={style.page}>
      <FailureSection name={t('addressBook.section')}>
        <AddressBook initial={book} max={max} />
      </FailureSection>
    </Container>
  );
};
