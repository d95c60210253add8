import { type AddressEntry, maxAddresses } from '@pasar/contract';
import { LocalLink, linkTo } from '@pasar/slice-kit';
import { Badge, Button, Skeleton, Stack, TextLink } from '@pasar/ui';
import { Check, MapPinPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { AddressDetails } from '../../shared/address/index.ts';
import * as style from './address-options.styles.ts';

interface AddressOptionsProps {
  /** Null while it loads. */
  book: AddressEntry[] | null;
  chosenId: number | null;
  onChoose(id: number): void;
  onAdd(): void;
  onEdit(entry: AddressEntry): void;
}

/** The addresses to choose from: a press on one takes it. */
export const AddressOptions = ({ book, chosenId, onChoose, onAdd, onEdit }: AddressOptionsProps) => {
  const { t } = useTranslation('storefront');
  if (!book)
    return (
      <Stack gap={12} aria-busy="true">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Stack>
    );
  return (
    <Stack gap={12}>
      <ul css={style.list}>
        {book.map((entry) => (
          <li key={entry.id} css={[style.option, entry.id === chosenId && style.selected]}>
            <AddressDetails
              entry={entry}
              mark={entry.is_default && <Badge tone="success">{t('addressBook.isDefault')}</Badge>}
            />
            <div css={style.actions}>
              {entry.id === chosenId ? (
                <p css={style.inUse}>
                  <Check size={20} strokeWidth={1.9} aria-hidden="true" />
                  {t('addressBook.inUse')}
                </p>
              ) : (
                <Button
                  variant="secondary"
                  size="s"
                  onClick={() => onChoose(entry.id)}
                  aria-label={t('addressBook.chooseNamed', { label: entry.label })}
                >
                  {t('addressBook.choose')}
                </Button>
              )}
              <Button
                variant="quiet"
                size="s"
                onClick={() => onEdit(entry)}
                aria-label={t('addressBook.editNamed', { label: entry.label })}
              >
                {t('addressBook.edit')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {book.length < maxAddresses && (
        <Button
          variant="neutral"
          block
          icon={<MapPinPlus size={20} strokeWidth={1.9} aria-hidden="true" />}
          onClick={onAdd}
        >
          {t('addressBook.add')}
        </Button>
      )}
      <TextLink as={LocalLink} standalone to={linkTo('storefront.addressBook')} css={style.manage}>
        {t('addressBook.manage')}
      </TextLink>
    </Stack>
  );
};
