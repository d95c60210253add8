import { SectionNameProvider, usePageData, useSession } from '@pasar/slice-kit';
import { Container } from '@pasar/ui';
import { useTranslation } from 'react-i18next';
import { AddressBook } from '../features/address-book/index.ts';
import { NoJavascriptNotice, withoutDeadControls } from '../shared/no-javascript-notice/index.ts';
import type { addressBookLoader } from './address-book.loader.ts';
import * as style from './address-book-page.styles.ts';

export const AddressBookPage = () => {
  const { t } = useTranslation('storefront');
  const { user } = useSession();
  const { book, max } = usePageData<typeof addressBookLoader>();
  return (
    <Container css={[style.page, withoutDeadControls]}>
      <NoJavascriptNotice>{t('addressBook.needsScripts')}</NoJavascriptNotice>
      <SectionNameProvider name={t('addressBook.section')}>
        {/* One user's input must not appear in the next one's address book. */}
        <AddressBook key={user?.email} initial={book} max={max} />
      </SectionNameProvider>
    </Container>
  );
};
